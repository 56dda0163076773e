/** What the layer over the board shows. */
export type HeatKind = 'off' | 'selected' | 'edits' | 'order'

export const HEAT_KINDS: readonly { readonly value: HeatKind; readonly text: string }[] = [
  { value: 'off', text: 'No heat' },
  { value: 'selected', text: 'Time selected' },
  { value: 'edits', text: 'Edits' },
  { value: 'order', text: 'Order of digits' },
]
