import { activityTypes } from '#api/activity.ts'
import { hashOf } from './hash.ts'
import { paints } from './materials.ts'
import { sheetOf } from './pen.ts'
import { scenes } from './shapes/scenes.ts'

const WIDE = { width: 320, height: 180 }

/** Covers of activities: one scene for each type; its colour and its seats follow from the title. */
export const coverOf = {
  key(type: string, title: string): string {
    const at = (activityTypes as readonly string[]).indexOf(type)
    const hash = hashOf(title)
    return `${String(Math.max(0, at))}-${String(hash % paints.length)}-${String((hash >>> 6) % 3)}`
  },
  draw(key: string): string | undefined {
    const [, at, paint, seats] = /^(\d)-(\d)-([012])$/.exec(key) ?? []
    const type = activityTypes[Number(at)]
    const p = paints[Number(paint)]
    if (!type || !p) return undefined
    return sheetOf(
      [{ draw: (pen) => scenes[type](pen, { p, n: Number(seats) }), frame: [12, 8, 296, 164] }],
      WIDE,
    )
  },
}
