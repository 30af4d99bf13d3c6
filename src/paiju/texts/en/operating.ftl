# Running a server: its settings, backups.

cli-help-backup = Copy the tables into a file, also while the server runs.
cli-option-config = A file with settings, each by the name of its option: port = 8765.
cli-option-metrics = Show figures for Prometheus at /metrics.
cli-option-log = How the server logs: plain for people, or json, an object a line.
backup-done = { $file }: { $size } kB
error-config-unreadable = the settings in “{ $path }” cannot be read: { $reason }
error-config-unknown = there is no setting “{ $name }” ({ $path }); there are: { $allowed }
error-config-value = the setting { $name } cannot be “{ $value }” ({ $path })
error-backup-no-tables = there are no tables in the folder { $folder }
error-backup-exists = { $file } exists already; a backup is always a new file
error-backup-failed = the tables cannot be copied to { $file }: { $reason }
