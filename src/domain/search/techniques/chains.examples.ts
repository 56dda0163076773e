import type { TechniqueExamples } from './technique'

export const chainsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'remote-pairs': {
    match: [
      'These are remote pairs, all of them one and five.',
      'A remote pair, so this cell cannot be a one.',
    ],
    noMatch: [
      'Pass me the remote control.',
      'There is a naked pair.',
      'A pair of hikers in a remote valley.',
    ],
  },
  aic: {
    match: [
      'You could write that as an AIC.',
      'It is an alternating inference chain, technically.',
    ],
    noMatch: ['He alternated between tea and coffee.', 'What a nice chain of logic.'],
  },
  'forcing-chain': {
    match: [
      'I could follow a forcing chain from this cell.',
      'That would be a forcing net, and I am not doing that.',
      'It looks like a forced chain to me.',
    ],
    noMatch: [
      'The chain of the bicycle was forced off.',
      'He was forced to leave.',
      'They own a chain of shops.',
    ],
  },
  colouring: {
    match: [
      "Let's try some colouring on the sevens.",
      'I am going to resort to coloring in this grid.',
      'Simple colouring does it.',
      'I will colour these two cells blue.',
      'Let me make a start with colouring, high digits orange.',
    ],
    noMatch: [
      'My daughter got a colouring book.',
      'What colour is your car?',
      'The leaves are colouring beautifully this autumn.',
    ],
  },
  '3d-medusa': {
    match: ['That is basically 3D Medusa.', 'A three d medusa would crack it.'],
    noMatch: ['Perseus cut off the head of Medusa.', 'We watched a 3D film.'],
  },
  bifurcation: {
    match: [
      'I do not want to bifurcate.',
      'Some might call this bifurcation.',
      'I am not bifurcating, I promise.',
      'No by vacation required.',
    ],
    noMatch: [
      'We are going on vacation.',
      'The river has a bifurcation near the town.',
      'The road bifurcates after the bridge, keep left on that road.',
    ],
  },
  'trial-and-error': {
    match: ['This is not trial and error.', 'By trial and error, it must be a six.'],
    noMatch: ['The trial was a grave error of the court.', 'That was an error on my part.'],
  },
  contradiction: {
    match: [
      'If this is a four we get a contradiction in row three.',
      'That leads to an immediate contradiction.',
      'It is proof by contradiction.',
    ],
    noMatch: [
      'He is a contradiction in terms.',
      'The politician was full of contradictions.',
      'I would never contradict Mark.',
    ],
  },
  nishio: {
    match: ['This is Nishio, really.', 'You could do it by Nishio on the fours.'],
    noMatch: ['It is a niche interest.', 'Mister Nishio lives next door.'],
  },
  'x-chain': {
    match: ['There is an X-chain on the nines.', 'An x chain from here to here.'],
    noMatch: ['That is an XY-chain.', 'He wore a gold chain.'],
  },
  'xy-chain': {
    match: ['An XY-chain takes out that two.', 'You can follow an x y chain through these cells.'],
    noMatch: ['That is an X-chain.', 'The chain came off my bike.'],
  },
  'strong-link': {
    match: ['There is a strong link on eights in this column.', 'These two are a conjugate pair.'],
    noMatch: ['Research found a strong link between diet and health.', 'You are the weakest link.'],
  },
  'sue-de-coq': {
    match: ['Do not ask me to explain Sue de Coq.', 'I think that is a sue de coke.'],
    noMatch: ['Sue drank a coke.', 'This is sudoku at its best.'],
  },
}
