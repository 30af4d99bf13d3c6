# Finished hands: records, replays, links to them.

error-record-too-large = a record has at most { $most } kB
error-replay-seat = there is no seat { $seat } in this record; the last one is { $last }
error-record-unknown = there is no such finished deal
error-record-hidden = this table shows its finished deals to its own players only
error-record-not-shared = only the host can make links to the deals of this table

## The page of a replay

client-replay = Replay
client-replay-open = Open a record
client-replay-lead = A record is a finished deal as a file. It is replayed here step by step, and nothing of it is kept.
client-replay-open-file = Choose a file …
client-replay-unreadable = This file cannot be read.
client-replay-controls = Steps of the replay
client-replay-step = Step { $step } of { $steps }
client-replay-move = Step
client-replay-back = ‹ Back
client-replay-on = Next ›
client-replay-view = Whose view
client-replay-all-open = All hands open
client-replay-view-of = View of { $who }
client-replay-save = Save the file
client-replay-share = Link
client-replay-link = The link to this replay
client-replay-dealt = The cards have been dealt.
client-replay-answered = { $who }: { $answer }
client-replay-dissolved = The players ended the deal here: it is void
client-replay-unseen = An answer that this seat does not see
client-replay-no-hand = no cards left
client-replay-cards = { $who } holds { CARDS($cards) }
client-replay-tiles = { $who } holds { TILES($tiles) }
client-replay-differs = The file says otherwise: { $reason }
client-replay-revised = The rules have been revised since, and settle this deal differently: { $reason }

## The finished deals of a table

client-records = Finished deals
client-records-table = To the table
client-records-none = There is no finished deal that you may see.
client-records-deal = Match { $match }, deal { $hand }
client-records-void = ended in the middle, void
