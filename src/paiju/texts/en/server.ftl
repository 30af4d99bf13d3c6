# The table over the network: `paiju serve` and its refusals.

## The table

bot-name = Bot { $number }

error-moment-passed = that was meant for an earlier moment of the table
error-not-seated = who looks on cannot play
error-no-hint = there is nothing to choose from now
error-table-unknown = there is no such table
error-hello-again = the connection has already said who it is
error-message-unreadable = this message cannot be read
error-not-stored = the server cannot store anything right now: { $reason }
error-internal = something is wrong in the server; nothing was changed

## Requests

error-device-key = the header X-Device-Key must hold 64 hexadecimal digits
error-name = a name has 1 to { $most } visible characters
error-unknown-locale = there is no rule book in “{ $locale }”; there are: { $allowed }
error-origin = this came from a page of another server
error-request-invalid = this request is not understood: { $reason }
error-request-too-large = this request is too large
error-not-found = there is nothing here
error-method = this address does not take that kind of request

## The command

cli-help-serve = Open the table for browsers on this machine and on the local network.
cli-option-host = The address to listen at; 127.0.0.1 leaves the network out.
cli-option-port = The port to listen at.
cli-option-data = The folder in which the tables are kept; without it one of the user’s own.
cli-option-no_browser = Do not open the page in a browser.
cli-option-bot_delay = How long bots take for a move, in seconds: 0.6-1.2, or 0.
cli-option-pause = How long the table waits after every discard of Wahua, in seconds, so that nobody sees who could claim it: 0.8.
serve-local = On this machine:       { $url }
serve-lan = On the local network:  { $url }
serve-data = The tables are kept in { $folder }
serve-stop = Ctrl-C ends the server; the tables stay.
serve-no-client-title = The page has not been built
serve-no-client = The server runs, but this installation holds no page: npm’s registry could not be reached when it was installed, or PAIJU_NO_CLIENT was set. Install it again, with a connection and without PAIJU_NO_CLIENT: python -m pip install . — in a checkout that is installed with -e, build the page instead: npm ci and npm run build in the folder web.

error-port-busy = port { $port } at { $host } is taken; another one is chosen with --port
error-host-unusable = it is not possible to listen at { $host }: { $reason }
error-data-folder = the folder { $folder } cannot be used: { $reason }
error-data-folder-file = { $folder } cannot be the folder of the tables: a file is in the way
error-data-folder-permission = nothing can be written in the folder { $folder }
error-data-folder-busy = another server is using the folder { $folder }; stop it, or choose another folder with --data
error-data-folder-contents = the tables in the folder { $folder } cannot be read: { $reason }
error-bot-delay = the delay of bots cannot be “{ $value }”; it is seconds from 0 to 60 such as 0.6-1.2 or 0
error-pause = the pause cannot be “{ $value }”; it is seconds from 0 to 60 such as 0.8
