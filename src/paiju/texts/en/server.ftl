# The table over the network: `paiju serve` and its refusals.

## The table

bot-name = Bot { $number }

error-moment-passed = that was meant for an earlier moment of the table
error-not-seated = you have no place at this table
error-no-hint = there is nothing to choose from now
error-table-unknown = there is no such table
error-hello-again = the connection has already said who it is
error-message-unreadable = this message cannot be read
error-not-stored = the server cannot store anything right now: { $reason }
error-internal = something is wrong in the server; nothing was changed

## The table among friends

invite-title = { $host } invites you: { $game }
invite-free = At the table: { $names }; places free: { $free }

error-seated-already = you have a place at this table already
error-place-taken = this is the place of { $name }
error-between-hands = this can only be changed between two deals
error-place-vacant = nobody has this place
error-nothing-claimed = nobody asks for this place any more
error-no-place = this table has no place { $place }; the places are 0 to { $last }
error-door-crowded = too many wait at the door of this table; try again in a while
error-host-only = only the host may do that
error-nobody-knocks = nobody waits at the door any more
error-table-closed = this table has been closed
error-no-vote = no vote is under way
error-not-here = who is not at the table cannot say anything
error-said-too-much = one phrase a second, and ten a minute
error-codes-too-many = too many wrong codes; wait a minute
error-code-unknown = there is no table with this code now
error-knock-unknown = the host knows nothing of this any more; ask again
error-no-code-now = there is a code only while places are free and the match has not begun

## Requests

error-device-key = the header X-Device-Key must hold 64 hexadecimal digits
error-name = a name has 1 to { $most } visible characters
error-name-unseen = a name is not to hold characters that nobody sees, such as marks of writing direction or blanks of no width; this one holds { $character }
error-unknown-locale = there is no rule book in “{ $locale }”; there are: { $allowed }
error-device-revoked = this device has been given up for another one
error-device-link = this link has been used, or is too old; a new one is made on the other device
error-device-same = this is the device that made the link; it is for another one
error-too-fast = that was too much at once; it can be tried again in a minute
error-table-crowded = { $most } look on already; there is no room for more
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
cli-option-proxy = The address of a proxy in front, whose word about where requests come from is taken; several with commas.
cli-option-keep_days = For how many days a table is kept at which nobody has been; 0 for ever. Finished deals are always kept.
cli-option-pause = How long the table waits after every discard of Wahua, in seconds, so that nobody sees who could claim it: 0.8.
serve-local = On this machine:       { $url }
serve-lan = On the local network:  { $url }
serve-data = The tables are kept in { $folder }
serve-stop = Ctrl-C ends the server; the tables stay.
serve-offline-title = No connection
serve-offline = There is no network, or the server is down. This page tries again every few seconds, and brings you back to your seat.
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
