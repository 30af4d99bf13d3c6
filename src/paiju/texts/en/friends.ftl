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
client-gather-circle = counts for the circle
client-gather-ready = The match begins when all who sit are ready; bots take the free places.
client-gather-alone = Invite others, or begin: bots take the free places.
client-gather-all = All others are ready: it is for you to begin. Bots take the free places.
client-gather-waits = Not ready yet: { $who }. You may begin without waiting.
client-gather-waiting = Waiting for { $who }. Who stays away is not waited for.
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
client-resting-settled = You are resting: the computer plays the next deal for you, unless you go on yourself.
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
client-closing-short = last deal
client-closed = This table has been closed
client-dissolved = The match has been ended here by a vote
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
client-comfort-about-keys = arrows and space pick, Esc puts all back, enter plays, H hints, P passes
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

## Another device

client-device = Move to another device
client-device-about = Whoever opens this link goes on as you, in your seats, with your past deals. It is good once and for ten minutes: open it yourself, on the other device or in another browser.
client-device-link = The link to your other device
client-device-qr = The link to your other device as a QR code
client-device-late = The ten minutes are over; the link is worth nothing any more.
client-device-anew = Make a new link
client-device-others = { $count ->
        [one] One other device is yours as well.
       *[other] { $count } other devices are yours as well.
    }
client-device-give-up = Give up the others
client-device-give-up-sure = Really give them up?
client-device-given-up = { $count ->
        [one] The other device has been given up.
       *[other] The { $count } other devices have been given up.
    }
client-device-here = Go on here?
client-device-whose = You would go on here as { $who }.
client-device-what = Seats and past deals of that device are then yours on this one too. Do so only if it is your own device that made the link.
client-device-before = What has been played on this device until now no longer belongs to it afterwards.
client-device-give-up-old = Give up the old device
client-device-not = No
client-device-claim = Go on here
client-revoked = This device has been given up
client-revoked-about = Your seats are on another device now. To have them here again, make a link there and open it here.
client-revoked-anew = Begin here as somebody new
client-line-replaced = you have opened this table in many other windows, so this one was closed
client-here-again = Go on in this one

## A place for a program

client-program = A place for a program
client-program-about = A program that you run yourself can play in a place that is free or a computer’s. It is shown what that seat sees, and nothing else.
client-program-place = Place
client-program-called = Its name at the table
client-program-name = Program
client-program-give = Give it the place
client-program-line = Start your program with this line, in a copy of Paiju; a bot of your own takes the same address and token:
client-program-command = The line that starts the program
client-program-once = The token at its end is shown this once. A new one for the place makes it worthless. Until the program has come, the table’s own bot plays.
client-program-none = No place can be given now: only between deals, and only one that is free or a computer’s.
