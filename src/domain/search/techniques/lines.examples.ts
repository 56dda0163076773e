import type { TechniqueExamples } from './technique'

export const linesExamples: Readonly<Record<string, TechniqueExamples>> = {
  thermometer: {
    match: [
      'Digits increase along the thermometer from the bulb end.',
      'The bulb of this thermal must be low, so this cell is one, two or three.',
      'These thermos all cross in box five.',
      'It is a thermo sudoku.',
      'This thermo is eight cells long.',
      'Along each thermal the digits get bigger.',
    ],
    noMatch: [
      'I wear thermal underwear in winter.',
      'He had a thermos of coffee.',
      'The thermometer said it was thirty degrees.',
      'On the slow thermometer digits may repeat.',
    ],
  },
  'slow-thermometer': {
    match: [
      'It is a slow thermometer, so the digits can stay the same.',
      'These are slow thermos.',
      'On a slow thermal the digits never decrease.',
    ],
    noMatch: ['A slow start, but here is a thermometer.', 'The digits increase on the thermo.'],
  },
  'fast-thermometer': {
    match: ['On a fast thermo each step is at least two.', 'These are fast thermometers.'],
    noMatch: ['That was fast.', 'It is a slow thermometer.'],
  },
  'german-whispers': {
    match: [
      'The green line is a German whispers line.',
      'On a German whisper adjacent digits differ by at least five.',
      'There is no five on a whisper line.',
      'The German whiskers line alternates high and low.',
    ],
    noMatch: [
      'That is a Dutch whisper line.',
      'She whispered in his ear.',
      'We played Chinese whispers at the party.',
      'The German sausage was nice.',
    ],
  },
  'dutch-whispers': {
    match: [
      'A Dutch whispers line needs a difference of at least four.',
      'The orange one is a Dutch whisper.',
    ],
    noMatch: ['This is a German whispers line.', 'The Dutch team won.', 'Do not whisper.'],
  },
  'chinese-whispers': {
    match: [
      'On the Chinese whispers line neighbours differ by at most two.',
      'It is a Chinese whisper, so adjacent digits have a small difference along the line.',
    ],
    noMatch: ['We played Chinese whispers at the party.', 'That is a German whispers line.'],
  },
  palindrome: {
    match: [
      'The grey lines are palindromes, they read the same from both ends.',
      'Since this is a palindrome, that cell is also a three.',
      'It is a pal in drome line.',
    ],
    noMatch: [
      'Racecar is a palindrome.',
      'My favourite palindrome is a whole sentence about a canal.',
      'The hippodrome was full.',
    ],
  },
  'zipper-line': {
    match: [
      'On a zipper line, cells the same distance from the centre add up to the middle digit.',
      'The zipper lines are lavender.',
      'The zipper makes this pair sum to the central cell.',
    ],
    noMatch: [
      'The zipper of my jacket is stuck.',
      'We went on a zip line in the forest.',
      'Zip it.',
    ],
  },
  'region-sum-line': {
    match: [
      'It is a region sum line, so each box segment has the same sum.',
      'These are regions sum lines.',
      'The region some line crosses three boxes.',
      'The blue line has an equal sum in each box.',
    ],
    noMatch: [
      'The region has some nice wines.',
      'The line has a sum of ten.',
      'A blue line on the map.',
    ],
  },
  renban: {
    match: [
      'The purple line is a renban line.',
      'On a ren ban the digits are consecutive in some order.',
      'These are Renbans.',
      'The run ban line has four cells of consecutive digits.',
      'Rembans are always lovely.',
    ],
    noMatch: [
      'The government wants to ban rent increases.',
      'The band ran late.',
      'They ran a ban on smoking.',
    ],
  },
  nabner: {
    match: [
      'A nabner line has no consecutive digits.',
      'It is the opposite of a renban, a nab ner.',
    ],
    noMatch: ['Uncle Abner came to visit.', 'The police nabbed her.'],
  },
  'entropic-line': {
    match: [
      'The entropic line has one low, one middle and one high digit in every three cells.',
      'It is an entropy line.',
      'By entropic logic this is from seven, eight, nine, the high digits.',
    ],
    noMatch: ['Entropy of the universe always increases.', 'A tropical island.'],
  },
  'modular-line': {
    match: [
      'The modular line needs one of each residue.',
      'On modulo lines every three cells are different mod three.',
    ],
    noMatch: ['A modular kitchen.', 'This is modular arithmetic.', 'A line of modules.'],
  },
  'parity-line': {
    match: ['On the parity line odd and even alternate.', 'The red lines are parity lines.'],
    noMatch: ['There is a parity argument.', 'The line is red.'],
  },
  'between-line': {
    match: [
      'On a between line the digits are strictly between the two circles.',
      'These grey between lines have bulbs at each end.',
    ],
    noMatch: [
      'You have to read between the lines.',
      'The difference between line one and line two of the text.',
      'There is a fine line.',
    ],
  },
  'lockout-line': {
    match: [
      'The lockout line has diamonds at its ends.',
      'On a lock out line no digit is between the diamonds.',
    ],
    noMatch: ['The NBA lockout lasted months.', 'I got locked out of my house.'],
  },
  'ten-line': {
    match: [
      'A ten line splits into segments that sum to ten.',
      'These are ten lines, so groups of digits add up to ten.',
    ],
    noMatch: ['I wrote ten lines of code.', 'The total is ten.'],
  },
  'index-line': {
    match: ['It is an indexing line.', 'On index lines the position tells you the digit.'],
    noMatch: ['The index of the book.', 'Row one is indexed by column.'],
  },
  'split-pea-line': {
    match: [
      'The split pea line sums to a two-digit number.',
      'These are split peas, so the circles make a number.',
    ],
    noMatch: ['We had split pea soup.', 'They split the bill.'],
  },
  peapod: {
    match: [
      'The pea pod line has circles at its ends.',
      'On the peapod lines the digits lie between.',
    ],
    noMatch: ['They are like two peas in a pod.', 'Peas from the garden.'],
  },
  'same-difference-line': {
    match: [
      'It is a same difference line.',
      'Adjacent cells on the line have the same difference.',
    ],
    noMatch: ['Same difference, he said, shrugging.', 'The difference is the same as mine.'],
  },
  'sequence-line': {
    match: [
      'The sequence line is one, three, five, seven.',
      'The cells on this line form an arithmetic progression.',
    ],
    noMatch: ['A sequence of events.', 'The line goes through box one.'],
  },
  'consecutive-line': {
    match: [
      'It is a consecutive line, so neighbours are one apart.',
      'Consecutive lines, they are called.',
    ],
    noMatch: ['Those digits are consecutive.', 'Three consecutive wins.'],
  },
}
