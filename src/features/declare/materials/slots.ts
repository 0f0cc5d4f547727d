import type { ItemMaterial } from '#api/item.ts'

/** Text in place of files for a material that the city has from another office. */
export const SHARED = '由市平台核验，无需提交'

/** Returns true if a material is handed in: it is not shared by an office, or has files of an earlier draft. */
export const isAsked = ({ sharedBy }: Pick<ItemMaterial, 'sharedBy'>, count: number): boolean =>
  sharedBy === undefined || count > 0

/** Returns how many of the required materials are there: 已传 3/6 必交; without required ones, how many there are at all. */
export function progressText(
  asked: readonly { paper: Pick<ItemMaterial, 'required'>; count: number }[],
): string {
  const given = (of: typeof asked) => of.filter(({ count }) => count > 0).length
  const required = asked.filter(({ paper }) => paper.required)
  return required.length > 0
    ? `已传 ${String(given(required))}/${String(required.length)} 必交`
    : `没有必交材料，已传 ${String(given(asked))} 份`
}

/**
 * Returns the texts of the slots that need no files, by the name of the slot's field, for the review.
 * @param papers materials in the order of the slots
 */
export const sharedSlots = (
  papers: readonly Pick<ItemMaterial, 'sharedBy'>[],
  slots: readonly { files: readonly unknown[] }[],
): Record<string, string> =>
  Object.fromEntries(
    papers.flatMap((paper, slot) =>
      isAsked(paper, slots[slot]?.files.length ?? 0) ? [] : [[`materials[${String(slot)}].files`, SHARED]],
    ),
  )
