import type { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { supplement } from '#rules/supplement.ts'

/** Paper that has a slot in the form. */
export type Paper = DeclareItem['materials'][number] & {
  /** Maximum number of files. */
  limit: number
}

/** Slot for further papers of a returned declaration. */
const slot: Paper = {
  name: supplement.name,
  required: false,
  note: '补正原因要求但清单中没有的材料',
  accept: [...supplement.accept],
  maxSizeMb: supplement.maxSizeMb,
  limit: supplement.most,
}

/** Maximum number of files of a paper that the item lists. */
const MAX_FILES = 10

/**
 * Returns the papers that have a slot in the form: those of the item, and for a returned declaration one for further
 * papers.
 */
export function papersOf({ materials }: Pick<DeclareItem, 'materials'>, returned?: Declaration): Paper[] {
  const listed = materials.map((one) => ({ ...one, limit: MAX_FILES }))
  const isListed = materials.some(({ name }) => name === supplement.name)
  return returned && !isListed ? [...listed, slot] : listed
}
