# What people have played: a person's history, circles and their ledgers.

error-circle-unknown = there is no such circle, or you are not in it
error-circle-link = this link leads to no circle any more; ask for the new one
error-circle-owner-only = only the owner of the circle may do that
error-circle-own-removal = the owner leaves the circle by “Leave”
error-circle-no-member = the circle has no member { $number }
error-circle-full = the circle is full: it has at most { $most } members
error-circle-name-taken = somebody in the circle is called “{ $name }” already; take another name
error-circles-many = one person can be in { $most } circles at most
error-circle-no-preset = the circle has no preset { $number }
error-circle-presets-many = a circle keeps at most { $most } presets
error-circle-preset-taken = the circle has a preset called “{ $name }” already
error-circle-preset-owner = only who keeps a preset, or the owner of the circle, may remove it

## The ledger as a file

ledger-column-name = Name
ledger-column-other_name = And
ledger-column-hands = Deals
ledger-column-won = Won
ledger-column-firsts = First out
ledger-column-bombs = Bombs
ledger-column-score = Score
ledger-column-other_score = Score of the other
ledger-column-balance = Balance
ledger-column-ahead = Ahead by
ledger-column-month = Month
ledger-column-together = Pair
ledger-column-ended = Ended (UTC)
ledger-column-table = Table
ledger-column-match = Match
ledger-column-hand = Deal
ledger-column-game = Game
ledger-column-place = Place
ledger-column-side = Side
ledger-column-unit = Unit
ledger-unit-points = points
ledger-unit-dao = dao
ledger-together = together
ledger-against = against each other

## The history page

client-history = My history
client-history-none = You have not finished a deal yet.
client-history-game = Game
client-history-score = Score
client-history-won = Won
client-history-bombs = Bombs
client-history-bombs-uncounted = –
client-history-times = { $times }×
client-history-plot = The running score over { $hands ->
        [one] one deal
       *[other] the last { $hands } deals
    }: from { $from } to { $to }, lowest { $least }, highest { $most }. The table below has every deal.
client-history-deals = Deals
client-history-when = When
client-history-running = Running score
client-history-place = Place
client-history-replay = Replay of deal { $number }
client-history-more = Earlier deals

## Circles

client-circles = Circles
client-circles-lead = A circle keeps the score of the people you play with, month after month.
client-circles-none = You are in no circle yet.
client-circle-members = { $members ->
        [one] 1 member
       *[other] { $members } members
    }
client-circle-new = Found a circle
client-circle-name = Name of the circle
client-circle-make = Found it
client-circle-people = Members
client-circle-owner = owner
client-circle-remove = Remove
client-circle-really-remove = Really remove { $who }?
client-circle-leave = Leave
client-circle-really-leave = Really leave?
client-circle-invite = Invitation
client-circle-qr = The link to join this circle as a QR code
client-circle-link = The link to join this circle
client-circle-renew = Make a new link
client-circle-renew-about = The old link leads nowhere then.
client-circle-rename = Rename
client-circle-more = Manage
client-circle-to-ledger = Circle and ledger

## Presets

client-presets = Tables of the circle
client-presets-lead = A table opened here belongs to the circle: its finished deals count in the ledger.
client-presets-none = Nothing is kept yet.
client-preset-new = New preset
client-preset-name = Name of the preset
client-preset-keep = Keep the preset
client-preset-open = Open a table
client-preset-remove = Remove
client-preset-really-remove = Really remove?

## Joining

client-join-circle = { $circle } invites you
client-join-circle-lead = In this circle: { $names }
client-join-circle-join = Join the circle
client-join-circle-inside = You are in this circle.
client-join-circle-go = To the circle

## The ledger

client-ledger = Ledger
client-ledger-none = No deal counts yet.
client-ledger-hands = { $hands ->
        [one] 1 deal counts
       *[other] { $hands } deals count
    }
client-ledger-all-games = All games
client-ledger-sheet = Which account
client-ledger-persons = Persons
client-ledger-months = Months
client-ledger-pairs = Pairs
client-ledger-in-points = In points
client-ledger-in-dao = In dao
client-ledger-left = left
client-ledger-partners = Partners
client-ledger-partners-about = What two on one side won together.
client-ledger-rivals = Against each other
client-ledger-rivals-about = By how much the first has won more than the second in the deals both played.
client-ledger-pair = { $one } and { $other }
client-ledger-versus = { $one } – { $other }
client-ledger-save = Save as CSV
client-ledger-save-hands = Every deal as CSV
