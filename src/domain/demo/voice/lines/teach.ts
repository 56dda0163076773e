/** What a technique is in general, once it has been used. Each of these is true of every puzzle of its kind. */
export const teachLines = {
  teachPointing: [
    "In case you've not seen that before. A box needs each digit once. If the only places left for a digit in a box are in one row, then that row gets its digit from this box, and from nowhere else. So you can cross it off in the rest of the row, even though you don't know yet which cell it is.",
    'A digit that is stuck in one line of a box is as good as placed, for everybody else in that line. They can forget about it, and I have not put anything in yet.',
    'You can think of it as a torch. The box holds its two or three candidates in one line, and the beam goes along that line and out on the other side. Whatever it shines on loses the digit.',
    "That's worth learning, because it comes up all the time. You don't need to know where a digit is. It's enough to know which line it's in.",
  ],
  teachHiddenPair: [
    "A hidden pair is hard to see, because the cells look messy. You don't find it by looking at cells, you find it by looking at digits. Two digits that are restricted to the same two cells will fill them, so whatever else was in there goes.",
    'People find naked pairs much more easily than hidden ones. The hidden ones are behind a lot of candidates. The trick is to ask about digits, not about cells.',
  ],
  teachXWing: [
    "If you're new to X-Wings, think of it this way. Two lines, and in each of them the digit has the same two choices. So one of them takes the first choice, the other takes the second. You don't know which way round. But both crossing lines are used up, and that's all you need.",
    'The name comes from the diagonals, I think. Either these two corners or the other two. Whichever it is, each of the crossing lines gets its digit from the rectangle, so nowhere else in those can have it.',
  ],
  teachSwordfish: [
    "A swordfish is an X-Wing with three lines. They don't each need three places, two will do. What matters is that between them the three lines only use three crossing lines. Three digits to place, three lines to put them in, so those are full.",
    "It's the same idea as an X-Wing, only bigger, and so much harder to see. I never find them by looking for them. I find them when I've written down where one digit goes in the whole grid.",
  ],
  teachSkyscraper: [
    "A skyscraper looks like two towers of different height, that's where it gets its name. The two bottoms share a line, so they can't both be true. So at least one of the tops is. Anything that sees both tops is out.",
    "It is like a rectangle that has slipped. Three of the corners are in the right place and the fourth isn't. You get less out of it, but you do get something.",
  ],
  teachXyWing: [
    'The way to look for these is to find a cell with two candidates, and two more that share one each with it. The hinge has to be one or the other, and either way one of the ends gets the digit that they have in common.',
    "There's no guessing in that, although it sounds like it. I looked at both possibilities for one cell, and they both told me the same thing about another one.",
  ],
  teachColouring: [
    "That's all there is to colouring. You start somewhere, you follow the places where there are only two choices, and you give them alternate colours. You never have to decide which colour is true. You wait until both colours agree on something.",
    'I like colouring because it shows you the whole chain at once. Two colours, one of them is right. As soon as they agree about a cell, you win something.',
  ],
  teachSetSum: [
    "If you're new to this, it's the one bit of arithmetic that every killer needs. Each row, each column and each box has one of every digit. So you always know what it adds up to. Then you take off what you know, and what's left is small.",
    "That's what people call the rule of forty-five. One to nine add up to forty-five. So anything you can cut out of a house along the cages gives you a sum for what's left.",
  ],
  teachThermo: [
    'The thing with thermometers is that length does all the work. The longer it is, the less room there is. On a thermometer with nine cells you would know everything straight away.',
    "I always do both ends. From the bulb you count up to get the smallest each cell can be, from the tip you count down to get the biggest. What's in between is what you've got.",
  ],
  teachArrow: [
    "With arrows I always ask how small the shaft can be, and how big the circle can be. When those two get close together, the arrow is nearly done. Long arrows and small circles don't go together.",
    "The circle has to be bigger than anything on its arrow, unless there's a nought about. So big digits on a shaft are always in trouble.",
  ],
  teachParity: [
    'So that was parity. White dots change it, every time. Follow them along and each cell is the same as the next but one. Then you just need one house in which the counting only works one way.',
    "It's a lovely idea, parity, because you throw away nearly everything you know about a digit. You only keep odd or even. And it's still enough.",
  ],
  teachKropki: [
    "Black dots are the stronger ones. Only one, two, three, four, six and eight can ever be on one. And when three of them come in a row, it's nearly always one, two, four, or two, four, eight.",
    'White dots are weak on their own, and strong in company. One of them says very little. A string of them says a lot.',
  ],
  teachXv: [
    'A V is the strong one. There are only two ways of making five, one and four, or two and three. An X has four, and it can never have a five on it, because you would need two of them.',
    "What I like about these is that a digit on one side gives you the digit on the other for nothing. Place one and you've placed two.",
  ],
  teachPolarity: [
    "That's what makes whispers such fun. You don't need to know a single digit. Low, high, low, high, all along the line. And a box can only take four of each, and a five, so sooner or later a box tells you which is which.",
    "With whispers, colour first and think later. One colour for low, one for high. The five never gets a colour, because it can't be on a line at all.",
  ],
  teachRenban: [
    'The thing about a renban is that the middle is stronger than the ends. A line of five always has a five on it. Try it. One to five, two to six, all the way up to five to nine. They all have one.',
    "A renban doesn't care about the order. So don't think about cells, think about the set. Which digits does it have to have, and which can't it have?",
  ],
  teachPalindrome: [
    'A palindrome means that two cells that might be miles apart are the same cell, really. Whatever one of them sees, the other sees as well. So you get to use every digit twice.',
    'The nice thing about palindromes is that information travels. You find something out in one corner and it turns up in another.',
  ],
  teachLittleKiller: [
    'Little killers are all about extremes. A big sum in few cells, or a small sum in a lot of cells. The ones in the middle hardly ever help, until there are digits on them.',
    "You have to be careful with those, because digits can repeat on a diagonal. But not if they're in the same box. That's the bit that people forget.",
  ],
  teachKnights: [
    "The knight's move makes every digit look a lot further. It's like having eight more cells that it can see. The best places are near the middle of a box, there it reaches three other boxes at once.",
    "I have to look twice in these. First along the lines, and then I hop around with the knight. It's easy to forget one.",
  ],
  teachLeftovers: [
    "That is sometimes called the law of leftovers. Two areas of the same size, both have every digit the same number of times. Whatever they share drops out. And what's left on the one side has to be the same as what's left on the other.",
    "It's what every jigsaw sudoku comes down to, that. Lay some rows over as many regions, and compare the bits that don't match.",
  ],
  teachCage: [
    'You get to know those after a while. Three in two cells is one and two. Seventeen in two is eight and nine. The very small ones and the very big ones have hardly any choice.',
    'It helps to know the extreme cages by heart. Six in three cells, one, two, three. Twenty-four in three, seven, eight, nine. The rest you can work out.',
  ],
  stock: [
    '[Let me take stock|A quick inventory|Stocktaking|Let me see what there is]. {list}. The {best} are furthest along, and the {worst} are furthest behind.',
    '[So what have we got|What is on here by now|How far are we]? {list}. [The {best} are well ahead|The {best} lead, the {worst} come last|Most of the {best}, least of the {worst}].',
    "[Where are we|And where does that leave us|How does it stand]? {list}. [That's not bad|It adds up|I have seen worse]. The {worst} are the problem.",
    "[I'll count the digits|A count of the digits|Time to count]. {list}. [The {worst} are making me wait|So it's the {worst} that hold out|And the {best} lead the way].",
  ],
} as const
