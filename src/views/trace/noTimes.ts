/** Why a row of the processed subset does not play. */
export const NO_TIMES =
  'This row is a text without times: step through it, or click a word. Playing, the video, offsets and idle skipping need times and are off.'
