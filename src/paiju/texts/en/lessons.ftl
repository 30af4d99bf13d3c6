# The lessons: what each step says. The page gets them with the lesson.

lesson-person-0 = Lin
lesson-person-1 = Chen
lesson-person-2 = Mei
lesson-person-3 = Wu

## Datong

lesson-datong-table = You are Lin, and Mei opposite is your partner. Be rid of your cards early, and gather the 5s, 10s and kings on the way. Most cards of this deal have been played, and Wu has just led a 4.
lesson-datong-single = On a single you play a higher single; 2 is above A, and jokers are above all. Beat Wu's 4 with your 6.
lesson-datong-two = Chen put a K on it: 10 points lie in the trick. Only your 2 and your A are higher. Take the trick with the 2.
lesson-datong-run = The others passed, so the trick and its 10 points are yours, and you lead what you like. 7788 is a pair run and gets rid of four cards at once: play it.
lesson-datong-bomb = Wu has beaten you with a higher run, two 10s in it. Four cards of a rank are a bomb, and a bomb beats whatever is not a bomb. Play the four queens. Try two cards first, if you like: the line under the table says why they may not be played.
lesson-datong-lead = You won 20 points. Now lead the 9 and keep the A.
lesson-datong-pass = Mei's K lies on top, and she is your partner: her 10 points count for your team. Who cannot beat, or would rather not, passes. Pass.
lesson-datong-out = Mei won the trick, led a 5, and Wu has beaten it. Play your last card, the A.
lesson-datong-settlement = You went out first and Mei second: a double. Your bomb pays besides, from everybody. Open the settlement, and tap a line: its rule opens, with the numbers of this hand above it.

## Fanfanzha

lesson-fanfanzha-table = In Fanfanzha no card is played: luck is all there is. You hold the reveal card, so you are the leader, and Mei, who holds the other copy, is your partner.
lesson-fanfanzha-bombs = A bomb is four or more cards of a rank. Look for yours in the hand, then turn it up with the button. The others follow, one after the other.
lesson-fanfanzha-base = Mei has no bomb and is the first without one, counted from you: she loses the deal and takes her partner along, so you and Mei pay 1 each. Open the settlement to see the line.
lesson-fanfanzha-bonus = Each bomb is paid by everybody, partners too. Your 5s are all red and earn 1 more for it, Chen's five 9s are the largest bomb, and Wu's four jokers earn 4. Tap the lines in the settlement and read why.
lesson-fanfanzha-chain = Another deal: you hold 3333, 4444 and 5555. Three bombs on neighbouring ranks are a chain. Turn up.
lesson-fanfanzha-settlement = The chain earns 3 from each, and each of its bombs what it earns alone. Chen was the first without a bomb. That is the whole game: compare the lines of the settlement with the rules.

## Dazha

lesson-dazha-table = The two who were dealt the threes of spades are partners for this deal. You had one and Chen the other, so this time your neighbour is your partner: colour and word at the places say so. How many cards others hold is told once they have five or fewer.
lesson-dazha-triple = Wu has led 777 with 4 and J: three of a rank carry any two cards. Beat it with 888, and let it carry your useless 3 and 6.
lesson-dazha-bomb = Wu played a bomb of five: 5555 with a joker. Jokers make bombs larger and do nothing else. Lay both of yours to the four 9s: a bomb of six beats one of five and earns 2 from each.
lesson-dazha-straight = The lead is yours. Five cards in a row or more are a straight, at most up to the A: lead 10 J Q K A.
lesson-dazha-pair = Two 7s are left, and a 2. Lead the pair.
lesson-dazha-pass = Chen, your partner, has beaten you with two aces and will win the trick. You cannot beat a pair with one card anyway: pass. A joker, by the way, would have been dear now: played outside a bomb it costs 3.
lesson-dazha-out = Chen led a 4, and a 7 lies on it. Play the 2, your last card.
lesson-dazha-settlement = Nobody could beat your last card, so your partner took the wind, led the last card and went out second: a double, 4 for each of you. The bombs that were played are paid by everybody. Open the settlement and tap a line.

## Shuangkou

lesson-shuangkou-table = Mei opposite is your partner, and you see each other's cards. In this variant a big joker is wild: it stands for any card you like. Wu has led 334455.
lesson-shuangkou-wild = A pair run has three pairs or more, and you must follow with the same: three pairs, and higher. You have 4455 and one 6. Take the big joker for the other 6 and play the six cards.
lesson-shuangkou-bomb = Wu went higher, 778899. Four cards of a rank are a bomb of strength 4, and any bomb beats what is none. Play the four jacks.
lesson-shuangkou-six = Chen answers with five 10s: strength 5 beats strength 4. Your six kings have strength 6. From 6 up a bomb is paid at once: 2 from each of the others.
lesson-shuangkou-triple = You lead. Three cards of a rank may be played alone; in this game they carry nothing. Lead the 8s.
lesson-shuangkou-lead = Two cards are left. Lead the 3 and keep the A.
lesson-shuangkou-pass = Mei's 2 lies on top. She is your partner: pass.
lesson-shuangkou-out = Mei led a 4, Wu played a 5. Play your last card.
lesson-shuangkou-settlement = The wind went to your partner, who played her last card: a double, 3 for each of you. Your strongest bomb multiplies that by 4, and its award comes on top. Open the settlement and tap a line.

## Wahua

lesson-wahua-tiles = You deal, and so Heaven, 66, counts double in your hand. There are 21 points. Of each point there are three plain tiles, two with a double frame and one with a single frame, the best. Two tiles of one point are a pair, and the hand shows your pairs together. Ten pairs of different points and one odd tile with a frame win.
lesson-wahua-stay = Before the start everybody is asked whether to flee. Who flees has no dao, and the deal ends. Your hand is good: stay. Then the flower is laid out and replaced by itself; it counts 500 dao.
lesson-wahua-plain = You have drawn a tile and must discard one. The order is: plain tiles before framed ones, and a pair is never broken. Breaking it is pressing and costs all dao of the deal. Tap a framed tile to see the warning; then discard plain 36.
lesson-wahua-eat = Wu has discarded plain 46, and you hold 46 with a double frame. From the player before you, you may eat a tile that makes a pair with your single one. Eat it.
lesson-wahua-second = The pair lies open. You drew nothing for it and discard again, plain before framed: 45.
lesson-wahua-ten = You drew 25 with the single frame: the tenth pair. One loose tile is left, plain 24. Discard it, and you wait on any frame: any framed tile of another point wins.
lesson-wahua-win = Chen has discarded 23 with a single frame. Take it as your odd tile and win. To let it pass would be pressing.
lesson-wahua-dao = Every hand is counted in dao, not only the winner's: Heaven is your home point and counts double, and the odd tile and the flower count as well. Then everybody settles the difference with everybody else. Open the settlement.
lesson-wahua-pressing = Chen discarded a framed tile while plain ones were in the hand. That was pressing, and so Chen has 0 dao. The line names the clause that was broken: tap it.
