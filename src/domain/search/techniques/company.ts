/** Words that show a sentence to be about the grid: the company that ambiguous terms need. */
export const GRID = 'cell|digit|row|column|box|grid|candidate|square|sudoku|region|cage|puzzle'

/** Words that show a sentence to be about candidates going in or out. */
export const CANDIDATES =
  'candidate|eliminate|elimination|remove|rule|row|column|box|cell|digit|pencil|mark|#'

/** Colours of pens and cells. */
export const COLOURS = 'blue|green|red|orange|purple|yellow|pink|gray'

/** Star Wars, where wings fly. */
export const STAR_WARS = 'fighter|pilot|starfighter|lego|commander|luke|skywalker|rebel|squadron'

/** Food words: fish, sandwiches and cakes are eaten more often than solved. */
export const FOOD =
  'eat|ate|eating|dinner|lunch|supper|breakfast|grill|grilled|steak|restaurant|cook|cooked|fillet|menu|bake|recipe|sauce|hungry|bread|kitchen|tasty|delicious|fry|fried|taste|lemon|wine|plate|meal|soup|chef|market'

/** The sea, its beasts and its beaches. */
export const SEA =
  'sea|ocean|beach|swim|swam|aquarium|sting|stung|tentacle|fisherman|boat|caught|dive|diving|water|float|floating|coast|species|holiday|zoo|tank'
