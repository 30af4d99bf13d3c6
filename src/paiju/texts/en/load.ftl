# `paiju load`: what is measured of a server under the load of many tables.

cli-help-load = Open many tables on this machine, play at them over the network, and measure.
cli-option-server = The address of a server that runs on this machine; without it one is started, with data that are thrown away.
cli-option-tables = How many tables; all their players are persons.
cli-option-bots-load = Bots of this name on all places but one; the moves a second are those of the persons.
cli-option-pace = How many moves a second, all tables together.
cli-option-seconds-load = For how long it is measured, once all tables are open.
cli-option-names = The games that the tables take in turn, with commas between; without it all.
cli-option-fair = Whether the persons take part in drawing the deals.
cli-option-kill = Kill the server half-way, start it again, and see whether anything is lost.

load-under-way = under load
load-tables = { $tables } tables, { $persons } persons: { $games }
load-bots = All others at the tables are bots: { $bot }
load-moves = { $moves } moves a second; { $asked } were asked for
load-latency = From sending a move until the last one at the table has it: half within { $p50 } ms, 90 % within { $p90 } ms, 99 % within { $p99 } ms, all within { $worst } ms ({ $count } moves)
load-others = From sending another command until its answer: half within { $p50 } ms, 90 % within { $p90 } ms, 99 % within { $p99 } ms, all within { $worst } ms ({ $count } commands)
load-memory = Memory of the server: { $kilobytes } kB for each table
load-server = Load of the server: { $percent } % of a processor
load-thoughts = Answers of bots that search: { $whole } with their whole time, { $shortened } with less, { $quick } by the quick bot instead, { $none } not in time
load-storing = Until a change is on the disk: 99 % within { $milliseconds } ms
load-clients = Load of the clients, which share a processor: { $percent } %
load-average = Load average of the machine, everything else on it included: { $average }
load-refusal = Refused: { $code }, { $count } times
load-killed = Killed: listening again after { $listening }, everybody back after { $back }, every table moving after { $moving }
load-seconds = { $seconds } s
load-never = too long
load-lost = Updates lost: { $updates }. Commands without an answer: { $unanswered }. Tables that stood still: { $still }.
load-journal = Actions acknowledged: { $acknowledged }; not found in the data afterwards: { $lost }; found there and never sent: { $unasked }
load-holds = Nothing is lost, and every table goes on.
load-fails = Something is lost, or a table stood still.

error-load-address = { $server } is no address of a server on this machine, such as http://127.0.0.1:8765; no other may be put under load
error-load-server = the server at { $server } does not answer as it should: { $reason }
error-load-own-server = the server could not be started
error-load-refused = the server refused a command: { $refusal }
error-load-kill-other = only a server that the load has started itself is killed: leave out --server
error-load-slow = the tables could not be opened in time: the server has too much to do
