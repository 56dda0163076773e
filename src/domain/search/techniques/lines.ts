import { FOOD, GRID } from './company'
import type { Technique } from './technique'

const LINE = 'line|cell|digit|box|row|column|segment|sudoku|constraint|puzzle|rule'
const WEATHER =
  'temperature|fever|doctor|weather|outdoors|degree|hot|cold|nurse|oven|mouth|mercury|celsius|fahrenheit|meat'

export const lines: readonly Technique[] = [
  {
    id: 'thermometer',
    name: 'Thermometer',
    family: 'lines',
    explanation: 'Digits grow from the bulb to the tip.',
    said: [
      {
        say: 'thermometer|thermometers|thermometre|thermomiter|thermostat sudoku|puzzle|clue|constraint',
      },
      { say: 'thermo|thermal|fermo|thurmo|thirmo sudoku|puzzle|constraint|clue' },
      {
        say: '~thermometer|thermometer|thermometers|fermometer',
        unless: [WEATHER, 'slow|fast thermometer|thermometers'],
      },
      {
        say: ['thermo|fermo|thurmo|thirmo|thermow|thermoes', '=thermos'],
        unless: [
          'coffee|tea|flask|soup|drink|hot|dynamics',
          'slow thermo',
          'thermo fisher|nuclear|dynamic',
        ],
      },
      {
        say: 'thermal|thermals|thermals|thermo meter|meters?',
        near: [
          'bulb|tip|increase|digit|cell|along|line|low|high|##|longest|minimum|start|box|row|column|end|cross|sudoku',
        ],
        unless: [
          'imaging|camera|underwear|insulation|insulate|layer|energy|expansion|paste|spring|glider|bird|paper|wear|wearing|conductivity|ski|winter',
          'slow thermal',
        ],
      },
    ],
  },
  {
    id: 'slow-thermometer',
    name: 'Slow thermometer',
    family: 'lines',
    explanation: 'Digits grow or stay equal from the bulb to the tip.',
    said: ['slow|slower thermometer|thermometers|thermo|thermos|thermal|thermals|fermo|thurmo'],
  },
  {
    id: 'fast-thermometer',
    name: 'Fast thermometer',
    family: 'lines',
    explanation: 'Digits grow by at least two at each step from the bulb.',
    said: ['fast|faster thermometer|thermometers|thermo|thermos|thermal|thermals'],
  },
  {
    id: 'german-whispers',
    name: 'German whispers',
    family: 'lines',
    explanation:
      'Neighbours along a green line differ by at least five, so they alternate high and low, without a 5.',
    said: [
      {
        say: 'german|germans|jerman|jermaine|germane|germany whisper|whispers|whispering|whisperer|whisperers|whisker|whiskers|whisky',
        unless: ['horse|dog|ghost|distillery|bottle|glass'],
      },
      {
        say: 'whisper|whispers',
        near: [
          'line|green|digit|cell|differ|difference|high|low|polarity|along|box|row|column|alternate|sudoku|5|constraint|#s',
        ],
        unless: [
          'dutch|chinese|touch|quiet|quietly|voice|ear|horse|ghost|wind|softly|someone|she|her|orange',
        ],
      },
    ],
  },
  {
    id: 'dutch-whispers',
    name: 'Dutch whispers',
    family: 'lines',
    explanation: 'Neighbours along an orange line differ by at least four.',
    said: ['dutch|duch|touch|ditch whisper|whispers|whispering|whisker|whiskers'],
  },
  {
    id: 'chinese-whispers',
    name: 'Chinese whispers',
    family: 'lines',
    explanation: 'Neighbours along the line differ by at most two.',
    said: [
      {
        say: 'chinese whisper|whispers',
        near: [LINE, 'differ|difference'],
        unless: ['play|playing|game|story|rumour|rumor|party'],
      },
    ],
  },
  {
    id: 'palindrome',
    name: 'Palindrome',
    family: 'lines',
    explanation: 'A line that reads the same from both ends.',
    said: [
      'palindrome|palindromes|palindromic|pallindrome|palendrome|palindrone line|lines|sudoku|constraint',
      { say: 'palin|pal|pallin drome|drone|dromes', near: [LINE, 'gray|read|middle|#'] },
      'pal|pale in|and drome|drone',
      {
        say: '~palindrome|palindrome|palindromic',
        near: [LINE, 'gray|read|same|middle|centre|center|end|#'],
        unless: ['racecar|madam|word|phrase|hannah|poem|sentence|name|language'],
      },
    ],
  },
  {
    id: 'zipper-line',
    name: 'Zipper line',
    family: 'lines',
    explanation:
      'Cells at equal distance from the middle of the line add up to the digit in the middle.',
    said: [
      'zipper|zippers|zip|zippy|zippered line|lines sudoku|constraint|clue',
      'zipper|zippers|zippa|zippered|zippo line|lines',
      { say: 'zip|zipp a|er|her|or line|lines', near: [LINE, 'centre|center|middle'] },
      {
        say: ['zipper|zippers', 'zip line|lines'],
        near: ['sum|digit|centre|center|middle|pair|cell|equidistant|add|box|row|column'],
        unless: [
          'jacket|trouser|bag|coat|dress|jean|stuck|pocket|adventure|forest|tent|pull|park|jungle|sleeping',
        ],
      },
    ],
  },
  {
    id: 'region-sum-line',
    name: 'Region sum line',
    family: 'lines',
    explanation: 'Box borders cut the line into pieces with the same sum.',
    said: [
      'region|regions|regional|legion sum|sums|some|summed line|lines',
      'region|regions|regional sum|sums|some',
      'box|equal sum|sums line|lines',
      { say: 'blue line|lines', near: ['sum|segment|add', 'same total'] },
    ],
  },
  {
    id: 'renban',
    name: 'Renban',
    family: 'lines',
    explanation: 'Digits on a purple line are consecutive and all different, in any order.',
    said: [
      '~renban|renban|renbans|runban|wrenban|remban|rembans|rennban|renbon|renbahn|renbarn|renbanned|rendban|rembrandt|ranban|renbun line|lines|sudoku|constraint?',
      {
        say: 'ren|run|wren|rem|ran|rain|ren|rennen|when|red|rent|rend ban|bans|band|bands|bahn|barn|bun|bang|bam|banner line|lines',
      },
      'ren|wren|rem ban|bans|bahn|bang',
      {
        say: 'ren|run|wren|rem|ran ban|bans|band|bands|bahn|barn|bun',
        near: ['line|consecutive|purple|pink'],
        unless: ['music|tax|government|smoking|play|concert'],
      },
    ],
  },
  {
    id: 'nabner',
    name: 'Nabner',
    family: 'lines',
    explanation: 'No two digits on the line are equal or consecutive: the opposite of a renban.',
    said: [
      'nabner|nabners|nabna|knabner|nabnar|navner|nabnor|nabnur|nabnel|napner|nabler|nabners line|lines?',
      'nab|nap|knab ner|nah|na|nor|near|her|nur line|lines',
      { say: 'nab|nap|knab ner|nah|na|nor|nur', near: ['line|consecutive|renban'] },
      { say: 'abner|abners', near: ['line|consecutive|renban'], unless: ['uncle|louima|mister'] },
    ],
  },
  {
    id: 'entropic-line',
    name: 'Entropic line',
    family: 'lines',
    explanation: 'Any three cells in a row on the line hold a low, a middle and a high digit.',
    said: [
      'entropic|entropy|entropick|entropics|anthropic|tropic|entropical line|lines|constraint|triple|sudoku',
      'in|and|an tropic|trophic line|lines',
      {
        say: 'entropic|entropically|entropy',
        near: [LINE, 'low middle|high', 'low|middle|high'],
        unless: ['universe|physics|thermodynamics|heat|disorder|gas|desk|global'],
      },
    ],
  },
  {
    id: 'modular-line',
    name: 'Modular line',
    family: 'lines',
    explanation: 'Any three cells in a row on the line hold a digit of each class modulo three.',
    said: [
      'modular|modula|modulo|modulus|module|modulars|moduler line|lines|constraint|sudoku',
      'mod|modulo 3 line|lines',
    ],
  },
  {
    id: 'parity-line',
    name: 'Parity line',
    family: 'lines',
    explanation: 'Odd and even digits alternate along the line.',
    said: ['parity|parities|parody line|lines'],
  },
  {
    id: 'between-line',
    name: 'Between line',
    family: 'lines',
    explanation: 'Digits on the line lie strictly between the digits in the circles at its ends.',
    said: [
      {
        say: ['a|the|this|that|these|another between =line|=lines'],
        unless: ['read|reading|difference|fine|thin|draw|blur|relation|love|friend'],
      },
      {
        say: ['between|betweens|betwixt =line|=lines', 'in between line|lines'],
        near: [
          'circle|bulb|end|value|strictly|cell|constraint|clue|digit|box|row|column|sudoku|gray|puzzle|this|on|#',
        ],
        unless: [
          'read|reading|difference|fine|choose|distance|gap|relation|blur|space|thin|text|train|phone|switch|draw',
        ],
      },
    ],
  },
  {
    id: 'lockout-line',
    name: 'Lockout line',
    family: 'lines',
    explanation:
      'The diamonds at the ends differ by at least four; no digit on the line lies between them or equals them.',
    said: [
      'lockout|lockouts|lock|locked|locker out? line|lines',
      {
        say: ['lockout|lockouts', 'lock out|outs'],
        near: ['line|diamond|digit|outside|between|constraint'],
        unless: ['nba|nhl|player|strike|union|key|door|house|pub|league|car'],
      },
    ],
  },
  {
    id: 'ten-line',
    name: 'Ten line',
    family: 'lines',
    explanation: 'The line splits into pieces that each add up to ten.',
    said: [
      {
        say: '10 =line|=lines',
        near: ['sum|add|total|segment|group|digit|cell|box|constraint'],
        unless: ['code|dialogue|poem|write|text|script'],
      },
      'sum|sums to 10 line|lines',
    ],
  },
  {
    id: 'index-line',
    name: 'Indexing line',
    family: 'lines',
    explanation:
      'A digit on the line tells the place on the line where the digit of its own place stands.',
    said: ['index|indexing|indexer|indexes line|lines'],
  },
  {
    id: 'split-pea-line',
    name: 'Split-pea line',
    family: 'lines',
    explanation:
      'The digits on the line add up to a two-digit number made of the digits in its circles.',
    said: [
      { say: 'split pea|peas|p|ps line|lines', unless: ['soup'] },
      { say: 'split pea|peas', near: ['line|circle|digit|sum'], unless: ['soup|eat|dal|cook'] },
    ],
  },
  {
    id: 'peapod',
    name: 'Pea pod',
    family: 'lines',
    explanation:
      'Neighbours along the line are not consecutive and lie between what its ends allow.',
    said: [
      {
        say: 'pea|peas|p pod|pods',
        unless: [
          FOOD,
          'garden|gardener|vegetable|shell|pick|grow|allotment|plant|bean',
          '2 pea in',
        ],
      },
    ],
  },
  {
    id: 'same-difference-line',
    name: 'Same-difference line',
    family: 'lines',
    explanation: 'All neighbours on the line have the same difference.',
    said: [
      'same difference line|lines',
      { say: 'same difference', near: ['line|neighbour|adjacent|arithmetic'] },
    ],
  },
  {
    id: 'sequence-line',
    name: 'Sequence line',
    family: 'lines',
    explanation: 'Digits on the line form an arithmetic sequence.',
    said: [
      'sequence|sequencing line|lines',
      { say: 'arithmetic progression|sequence', near: [GRID, LINE] },
    ],
  },
  {
    id: 'consecutive-line',
    name: 'Consecutive line',
    family: 'lines',
    explanation: 'Neighbours along the line are consecutive.',
    said: ['consecutive =line|=lines'],
  },
]
