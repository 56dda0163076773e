import type { Technique } from '../solve/technique'
import { classDeductions, type KindLink } from './twoClasses'

/** Whisper lines alternate low and high digits, without the middle one: lines against the four of each in a house. */
export const polarity: Technique = {
  id: 'polarity',
  rank: 4,
  find(knowledge) {
    const links = knowledge.constraints.flatMap((constraint): KindLink[] =>
      constraint.kind === 'whisper'
        ? constraint.cells
            .slice(1)
            .map((b, i) => ({ a: constraint.cells[i]!, b, same: false, constraint }))
        : [],
    )
    // Symbols 0–3 are 1–4, symbols 5–8 are 6–9.
    return classDeductions(knowledge, 'polarity', { one: 0b1111, two: 0b111100000 }, links)
  },
}
