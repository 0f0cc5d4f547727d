import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { readFile } from '#offline/drafts/files.ts'
import type { ScanPage } from './page.ts'

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const Begun = v.array(
  v.object({
    id: v.string(),
    turn: v.picklist([0, 90, 180, 270]),
    crop: v.object({ x: Percent, y: Percent, width: Percent, height: Percent }),
  }),
)

/** Returns the key of the begun pages of a field of the form at this address, in the tab's store. */
const keyOf = (name: string) => `portal-scan ${location.pathname}${location.search} ${name}`

/**
 * Notes the pages of a begun PDF in the tab's store, because a phone short of memory ends the page while its camera
 * is open. Their photos are files of this device, which are deleted a day after no draft refers to them.
 */
export function noteBegun(name: string, pages: readonly ScanPage[]): void {
  const begun = pages.map(({ id, turn, crop }) => ({ id, turn, crop }))
  keepText('sessionStorage', keyOf(name), begun.length > 0 ? JSON.stringify(begun) : '')
}

/** Returns the pages that were begun in this tab and whose photos are still on this device. */
export async function readBegun(name: string): Promise<ScanPage[]> {
  const begun = v.safeParse(v.pipe(v.string(), v.parseJson(), Begun), textIn('sessionStorage', keyOf(name)))
  if (!begun.success) return []
  const pages = await Promise.all(
    begun.output.map(async (page) => ({ ...page, photo: await readFile(page.id).catch(() => undefined) })),
  )
  return pages.flatMap(({ photo, ...page }) => (photo ? [{ ...page, photo }] : []))
}
