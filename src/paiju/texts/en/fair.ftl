# Fair deals: how they are checked, and what does not fit.

## Errors

error-nonce-other = this nonce is not the one whose hash was sent
error-fair-none = the record does not say how the deal came about (it has no “fair”)
error-fair-width = { $field } has { $count } entries, there are { $players } persons
error-fair-hash = { $field } does not fit { $hash }
error-fair-again = { $field } is that of a person who has not opened before and is out of this deal (person { $person })
error-fair-unopened = { $field } is lacking, though its hash was sent
error-fair-void = all of { $field } are open, so that this attempt was not void
error-fair-commitment = { $field } is not the hash of what the record says: game, revision, options, persons, carry, table, match, previous hand and hashes of the nonces
error-fair-deal = { $field } does not come out of the seed and the nonces
error-fair-previous = { $field } is not the hash of that record of the hand before
error-fair-shown = { $field } is another than the one given
error-secret-form = the secret must be { $digits } hexadecimal digits
error-secret-other = the tables were stored with another secret; what was stored with it needs the { $variable } or the file { $file } of that time

## paiju verify

cli-help-verify = Check by the record that nobody can have chosen the deal.
cli-option-previous = The record of the hand before at the table.
cli-option-commitment = The commitment that was shown before the deal, 64 hexadecimal digits.
verify-wrong = The deal is not proven: { $reason }.
verify-commitment = Commitment: { $digits }
verify-void = Attempt { $attempt } was void: { $who } did not open.
verify-right = The deal follows from the seed and the nonces, and both fit what was committed to before.
verify-nonces = Random numbers of their own were given by { $who }: if that of only one of them was random, nobody could know or choose the deal beforehand.
verify-no-nonces = No person gave a random number: that the server did not choose the seed is not proven.
verify-chained = The record of the hand before is the one that was committed to.
verify-dissolved = The players ended this deal in the middle: it is void, and no points were counted.
verify-not-proven = Not proven:
verify-not-shown = – that this commitment was shown before the deal: compare it with what a player's page has kept (--commitment);
verify-not-chained = – which hand was played before it (--previous);
verify-not-blind = – that nobody saw cards of others: the server knows all of them during play, and players may talk.

## On the page

client-fair-dealing = Dealing: random numbers are being gathered…
client-fair-void = { $count ->
        [one] One attempt at this deal was void: somebody did not open.
       *[other] { $count } attempts at this deal were void: somebody did not open.
    }
client-fair-right = Deal verified: it comes from { $count ->
        [one] your random number
       *[other] the random numbers of { $count } persons, yours among them,
    } and the server's seed, both fixed beforehand.
client-fair-without = The deal fits the server's seed, but no random number of this page is in it.
client-fair-wrong = The deal does NOT fit: { $what }.
client-fair-limits = Not proven: that nobody saw cards of others. The server knows them during play, and players may talk.
client-fair-fault-commitment = the commitment is not the hash of its header
client-fair-fault-changed = the commitment was changed after it was shown
client-fair-fault-table = the header names another table, hand, game or option
client-fair-fault-own = your random number is not in it
client-fair-fault-seed = the seed is not the one committed to
client-fair-fault-nonces = a random number is not the one committed to
client-fair-fault-void = a void attempt does not fit
client-fair-fault-hands = the cards dealt do not come out of seed and random numbers
client-fair-fault-table-facts = who begins, the open card or the dice do not come out of seed and random numbers
client-fair-fault-drawn = a tile that you drew does not come out of seed and random numbers
