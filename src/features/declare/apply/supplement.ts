import type { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { supplement } from '#rules/supplement.ts'

/** A paper that the form has a slot for. */
export type Paper = DeclareItem['materials'][number] & {
  /** Most files. */
  limit: number
}

/** The slot for further papers of a returned declaration. */
const slot: Paper = {
  name: supplement.name,
  required: false,
  note: '补正原因要求但清单中没有的材料',
  accept: [...supplement.accept],
  maxSizeMb: supplement.maxSizeMb,
  limit: supplement.most,
}

/** Most files of a paper that the item lists. */
const LISTED = 10

/** The papers that have a slot in the form: those of the item, and for a returned declaration one for any others. */
export function papersOf({ materials }: Pick<DeclareItem, 'materials'>, returned?: Declaration): Paper[] {
  const listed = materials.map((one) => ({ ...one, limit: LISTED }))
  const isListed = materials.some(({ name }) => name === supplement.name)
  return returned && !isListed ? [...listed, slot] : listed
}
