# Finished hands: records, replays, links to them.

error-record-too-large = a record has at most { $most } kB
error-replay-seat = there is no seat { $seat } in this record; the last one is { $last }
error-record-unknown = there is no such finished deal
error-record-hidden = this table shows its finished deals to its own players only
error-record-not-shared = only the host can make links to the deals of this table
