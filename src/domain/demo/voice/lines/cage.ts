/** Killer cages, locked digits and the sum of a house. */
export const cageLines = {
  cageLook: [
    'Look at this {sum} cage. {cage}',
    'Now, {sum} in {n} cells. {cage}',
    'What about this cage, {cage} the {sum}?',
    'This {sum} cage {cage} [might help|is worth a look|has {n} cells].',
    'We have {sum} in {n} cells here. {cage}',
  ],
  cageOne: [
    "There's only one way to do that, {sets}.",
    'That can only be {sets}.',
    "That's {sets}, nothing else works.",
  ],
  cageFew: [
    "The ways I've got are {sets}.",
    'It could be {sets}.',
    "That's {sets}.",
    'So the options are {sets}.',
  ],
  cageMany: [
    "There are {count} ways of doing that, so let's think about the extremes.",
    "That's {count} possible sets. Too many to list, but the ends of it matter.",
    'Quite a few combinations, {count} I make it.',
  ],
  cageNot: [
    "{this} can't be {gone}, the other {rest} would have to come to {total} and they can't.",
    "If {this} was {gone}, I'd need {total} from the other {rest}, and I can't get that.",
    "Not {gone} in {this}, because that would leave {total} for the other {rest}. It doesn't work.",
  ],
  cageAlways: [
    "So there's always {a} in it.",
    'And every one of those uses {a}.',
    'Whatever happens, {digit} is in there.',
  ],
  clueOptions: [
    'So {this} is {options}. {mark}',
    'That makes {this} {options}. {mark}',
    '{this} comes down to {options}. {mark}',
    'And {this} is from {options}. {mark}',
    'Which gives me {options} in {this}. {mark}',
  ],
  clueIs: ['And {this} has to be {options}. {mark}', 'So {this} can only be {options}. {mark}'],
  lockedCage: [
    "This cage {cage} has to have {a} in it, and it must be in one of {these}. So {those} can't be {a}, it sees all of them. {remove}",
    "There's {a} in this cage {cage} for certain. {these} {mark} are the candidates, and {those} can see every one of them. {remove} So no {digit} there.",
    'I know {digit} is in here {these} somewhere, the cage needs it. That takes {digit} away from {those}. {remove}',
  ],
  lockedRenban: [
    "This line {cage} has to have {a} on it somewhere, in {these}. So {those} can't be {a}. {remove}",
    "Every way of doing this line {cage} uses {a}. It's in {these}, and {those} can see all of them. {remove} So not there.",
  ],
  sumStart: [
    'Let me add something up. {houses} {houseList} [has|have] to come to {goal}.',
    "Right, I'm going to do a bit of set theory. {houses} {houseList} must add up to {goal}.",
    'The secret is that every {kind} adds up to {each}. So {houseList} {houses} [makes|make] {goal}.',
    'What do the cages tell me about {houseList}? {houses} The digits there total {goal}.',
  ],
  sumFirst: [
    "There's {sum} here. {cage}",
    'This cage {cage} is {sum}.',
    'We have this {sum}. {cage}',
  ],
  sumNext: [
    'Plus {sum}, {cage} is {running}.',
    'And {sum} {cage} makes {running}.',
    '{sum} more {cage} is {running}.',
    '{cage} And this {sum}, so {running}.',
  ],
  sumInnies: [
    'So out of {goal}, I have {running} in cages. {these} {must} the difference, and that is {total}.',
    '{goal} take away {running} is {total}. And the only {cells} not in those cages {are} {these}. So {must2} {total}.',
  ],
  sumOuties: [
    "All together that's {running}, which is {total} more than {goal}. And what sticks out is {these}. So {must2} {total}.",
    "That's {running} in cages, and only {goal} of it is inside. So {these} outside {must} {total}.",
  ],
  sumFilled: [
    "I already know {known} of that, so there's {left} to go.",
    '{known} of that is there already, {knownCells} which leaves {left}.',
  ],
} as const
