/** A wrong digit, and finding it out. */
export const mistakeLines = {
  fumble: [
    'Oops, wrong key. {fixed} {digit}, I meant.',
    "That's {aWrong} I have typed there. {fixed} {digit}.",
    'No, my finger went to the {wrong}. {fixed} {digit}. There.',
    'I wanted {a} and I typed {wrong}. {fixed}',
    'The keyboard says {wrong}, I say {digit}. {fixed}',
    '* Fingers. {fixed} {digit}, not {wrong}.',
  ],
  doubt: [
    "Hang on. ~~ That's not right.",
    "Oh no. ~ Something's gone wrong.",
    "Hmm, wait. ~~ That can't be.",
    "Oh. ~ No. I've made a mistake.",
    'Oh dear. ~~ What have I done?',
    '* Stop. ~~ Stop, stop, stop.',
    '* That is odd. ~~ That is worse than odd.',
  ],
  brokenHouse: [
    "Where does {digit} go in {house}? ~ [Nowhere! There's no cell left for it|Nowhere. Every cell is taken or blocked|It doesn't. There is nothing left].",
    '{house} has no place left for {a}. [Not one cell|None at all|Nowhere]. ~',
    "{house} can't have {a} any more. And it needs one. ~",
    'I need {a} in {house}, and every cell says no. ~',
    'Find me {a} in {house}. ~ [You cannot, and neither can I|There is no room for one|It has been shut out].',
  ],
  found: [
    "~~ It's {this}. I wrote {a} there, and it was the only cell that could be the {right}.",
    '~~ {this}. That was the one place for the {right}, and I have put {a} in it.',
    "It must have been {this}. ~ I counted what it sees and I missed that {right} isn't among it.",
    'So where did it belong? ~ In {this}. I said {a}, and I never asked about {right}.',
    '~~ Ah, {this}. I went through what it sees, and I forgot that {right} was open as well.',
    'Rewind. ~~ {this}, with its {digit}. That should be the {right}.',
  ],
  foundNoted: [
    "~~ It's {this}. I had {right} written in there as well, and I just read the {digit}.",
    '~~ {this}. My own note said that it could be {right}, and I wrote {a} over it.',
    "It's {this}, where I took the {digit} and never looked at the {right} beside it.",
  ],
  undo: [
    '[So {act} that comes out, and|So {act} out it goes, and|{act} Take it out, and] [all after it|everything I built on it|what came of it too|the whole tail behind it].',
    "{act} [I'm taking those out again|Let me clear that up|Back they come, one by one|I'll unpick that].",
    '[Sorry about that|My apologies to the grid|Not my best moment]. {act} Out they go.',
    '* {act} Delete, delete, delete.',
    '* Everything since then goes. {act} It hurts, but not for long.',
  ],
  putRight: [
    'And {house} gets its {digit} {here}. {enter} [Now it is right|That is better|With a reason, this time].',
    'So {thats} the {digit}, the only one for {house}. {enter} [Now we can go on|Much better|That was there all the time].',
    '{digit} {here}. {enter} [It had nowhere else to go in {house}|There was never another cell for it in {house}|That was the whole point of {house}].',
    "And {this} is {a}, because {house} hasn't got another cell for it. {enter}",
    '{house} wanted its {digit} {here}, {enter} and now it has it.',
  ],
} as const
