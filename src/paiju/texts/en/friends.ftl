# The table among friends: asking people, places, leaving, ending, phrases, one's own settings.

## Opening a table

client-with = With whom?
client-with-bots = Bots
client-with-friends = Friends
client-gather = Open the table
client-setting-public = Public: the first page lists the table
client-setting-open_hands = Onlookers see all hands after each deal
client-setting-counter = Card counter: which cards are still out
client-option-is = { $option }: { $value }

## By a code, and public tables

client-join = Join by a code
client-code = Code
client-knock = Knock
client-knocking = You have knocked; the host has to let you in …
client-turned-away = The host did not let you in.
client-not-wait = Don’t wait
client-lobby = Tables that wait for people
client-lobby-table = { $game } with { $host }
client-lobby-places = { $taken } of { $places } places taken

## Gathering

client-gathering = Waiting for people
client-private = private
client-public = public
client-open-hands = hands open after each deal
client-counter = card counter
client-gather-ready = The match begins when all who sit are ready; bots take the free places.
client-gather-sit = Take a place, or look on.
client-get-ready = I’m ready
client-ready = Ready
client-begin = Begin
client-places = Places
client-vacant = free
client-you = you
client-host = host
client-sit = Sit
client-ask-place = Ask for it
client-stand = Stand up
client-remove = Remove
client-really-remove = Really?
client-no-bot = keep free
client-bot-of = bot: { $level }
client-bot-at = Bot at place { $place }
client-onlookers = { $names ->
        [empty] Looking on: { $count }
       *[other] Looking on: { $count } ({ $names })
    }

## Asking people

client-invite = Invite
client-invite-link = The link to this table
client-copy = Copy
client-copied = Copied: send it to your friends.
client-copy-by-hand = This browser does not let us copy; the link is selected for you.
client-code-about = To be typed on the first page; you let people in. It ends when the match begins.
client-qr = The link to this table as a QR code

## The door and the places

client-knocks = { $who } knocks and would like to come in
client-let-in = Let in
client-turn-away = Not now
client-claims = { $place } is away. Give the place to { $who }?
client-give = Give
client-not-give = Keep it
client-absent-leaving = left
client-absent-away = resting
client-absent-offline = offline
client-next = next
client-next-here = next: { $who }
client-claimed-by = { $who } asks for it
client-resting = You are resting: a bot plays for you
client-left = You have stood up: a bot plays this deal to its end, for your score
client-rest = Rest
client-back = I’m back
client-departed = Gone before:
client-departed-one = { $who } { $points }

## Ending

client-menu = Table
client-dissolve = Ask to end here
client-vote = { $who } asks to end here: this deal is void, finished ones stand
client-vote-count = { $yes } for it, { $no } against; more than half decide
client-vote-yes = End it
client-vote-no = Play on
client-close-table = Close the table
client-really-close = Really close?
client-closing = The table is closed after this deal.
client-closed = This table has been closed
client-dissolved = All agreed to end the match here
client-void = The deal under way is void. How it was dealt lies open:
client-void-deal = look at it

## Phrases

client-say = Say something
client-said = { $who }: { $phrase }

## One's own settings

client-comforts = My settings
client-comfort-sound = A sound on my turn
client-comfort-about-sound = not to be heard on a muted phone
client-comfort-vibration = A shake on my turn
client-comfort-about-vibration = where phone and browser can
client-comfort-keys = Play by the keyboard
client-comfort-about-keys = arrows and space pick, enter plays, H hints, P passes
client-comfort-pass = Pass when nothing beats
client-comfort-about-pass = saves taps, but the others can tell that nothing beat
client-comfort-counter = Show the card counter
client-comfort-about-counter = what the others still hold, by rank
client-comfort-four = Four colours
client-comfort-about-four = diamonds blue, clubs green
client-comfort-large = Large cards
client-comfort-about-large = in your hand
client-comfort-left = For the left hand
client-comfort-about-left = the buttons change sides
client-unseen = Still in other hands
