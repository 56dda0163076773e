/** A wrong digit, and finding it out. */
export const mistakeLines = {
  slip: [
    'And {this} sees so much that it has to be {a}. {enter}',
    'So {thats} {a}, I think. {enter}',
    'And then {this} must be {a}. {enter}',
    'That looks like {a} {here} to me. {enter}',
  ],
  fumble: [
    'No, not {wrong}. I mean {digit}. {fixed}',
    'Oops, wrong key. {fixed} {digit}, I meant.',
    'Sorry, that should be {a}. {fixed}',
    "That's not {aWrong}. {fixed} That's {a}. There.",
  ],
  doubt: [
    "Hang on. ~~ That's not right.",
    "Oh no. ~ Something's gone wrong.",
    "Hmm, wait. ~~ That can't be.",
    "Oh. ~ No. I've made a mistake.",
    'Oh dear. ~~ What have I done?',
  ],
  brokenCell: [
    "Look at {this}. There's nothing left for it. Not a single digit.",
    "{this} can't be anything. It sees everything.",
    "What goes in {this}? ~ Nothing goes in {this2}. That's broken.",
  ],
  brokenHouse: [
    "Where does {digit} go in {house}? ~ Nowhere! There's no place for it.",
    "There's no {digit} possible in {house}. None. That's broken.",
    "{house} can't have {a} any more. And it needs one.",
  ],
  search: [
    'So where did I go wrong? ~~ Let me go back.',
    'Okay. ~ One of these digits is wrong. Which one?',
    'Let me retrace this. ~~',
  ],
  found: [
    "It's {this}. I said it was {a}, but it can be {right} as well. I never checked that.",
    '{this}. Why did I write {a}? It could just as well be {right}. I missed it.',
    "I think it's {this}. I didn't have a reason for {a} there. I forgot about {right}.",
  ],
  undo: [
    'So {act} that comes out, and everything after it.',
    "{act} I'm taking those out again.",
    'Sorry about that. {act} Out they go.',
  ],
  undoOne: ['{act} So that comes out again.', "Sorry. {act} I'll take that back."],
  recovered: [
    "Okay. We're back to where we were. ~",
    "Right. That's where it was still good. ~",
    'So, from here. And carefully this time. ~',
  ],
} as const
