import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { measure, shadow } from '#mocks/drawings/lines.ts'
import type { Point } from '#mocks/drawings/pen.ts'
import { disc, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, polygon } from '#mocks/drawings/solids.ts'

/** Draws an end mill that stands on its shank, its flutes up. */
export const endMill: Draw = (pen, { d = 10, n = 4, m = 'iron' }) => {
  const r = within(d / 7, 0.85, 2.1, 1.4)
  const height = 7
  shadow(pen, [0, 0, -7], r * 3.6, r * 3.6)
  turned(pen, 'z', [0, 0, -7], [[0.3, r * 0.85, r], [6.7, r]], 'bright')
  turned(pen, 'z', [0, 0, 0], [[0.4, r, r * 0.9]], 'bright')
  turned(pen, 'z', [0, 0, 0.4], [[height, r * 0.97]], m)
  for (const at of times(n + 2)) {
    const start = (at / (n + 2)) * 2 * Math.PI
    const curve = times(13).map((step): Point & { angle?: number } => {
      const angle = start + step * 0.26
      return [Math.cos(angle) * r * 0.97, Math.sin(angle) * r * 0.97, 0.4 + (step / 12) * height]
    })
    // Only the part of a flute that faces the viewer.
    let run: Point[] = []
    for (const one of [...curve, undefined]) {
      if (one && one[0] + one[1] > -0.1) run.push(one)
      else {
        if (run.length > 1) {
          pen.line(run, m, -0.72, 0.42 * r * pen.scale)
          pen.line(run.map(([x, y, z]): Point => [x, y, z + 0.22 * r]), m, 0.7, 1.2)
        }
        run = []
      }
    }
  }
  for (const at of times(n)) {
    const angle = (at / n) * 2 * Math.PI + 0.4
    pen.line([[0, 0, 0.4 + height], [Math.cos(angle) * r, Math.sin(angle) * r, 0.4 + height]], m, -0.5, 1.6)
  }
  measure(pen, [r, -r, 0.4 + height], [-r, r, 0.4 + height], [0, 0, 1.6], `Ø${String(d)}`)
}

/** Draws indexable inserts: two rhombs with a hole, one leaning on its box. */
export const insert: Draw = (pen, { m = 'gold', n = 0 }) => {
  const one = (place: Point, turn: number) => {
    const here = pen.placed(place)
    const form = polygon(4, 3.1, turn).map(([x, y]) => [x * 1.12, y * 0.95] as const)
    shadow(here, [0, 0, 0], 6, 6)
    extruded(here, 'z', form, 0, 1.5, m)
    extruded(here, 'z', form.map(([x, y]) => [x * 0.86, y * 0.86] as const), 1.5, 0.08, m)
    tube(here, 'z', [0, 0, 1.45], 0.3, 1.35, 1, m)
    disc(here, 'z', [0, 0, 1.6], 0.95, 'black', { light: -0.2, edge: false })
  }
  shadow(pen, [-3, -3, 0], 11, 9)
  box(pen, [-8, -7, 0], [9, 6, 2.2], 'slate')
  pen.face([[-7, -6.2, 2.2], [0, -6.2, 2.2], [0, -1.8, 2.2], [-7, -1.8, 2.2]], 'white', 0.3)
  for (const at of times(5)) {
    const x = -6.4 + at * 1.3
    pen.face([[x, -5.2, 2.3], [x + 0.9, -5.2, 2.3], [x + 0.9, -3, 2.3], [x, -3, 2.3]], m, 0.1)
  }
  one([-3.4, 4.2, 0], 8 + n)
  one([4, 0.4, 0], 42 - n)
}

/** Draws a brushless angle grinder. */
export const grinder: Draw = (pen, { d = 125, p = 'blue' }) => {
  const wheel = within(d / 48, 2.2, 3.4, 2.6)
  shadow(pen, [0, 0, -2], 16, 6)
  turned(pen, 'x', [-9, 0, 0], [[0.5, 1.1, 1.4], [4, 1.4], [1, 1.4, 1.75], [1, 1.75]], p)
  turned(pen, 'x', [-2.5, 0, 0], [[3.4, 1.8]], p)
  for (const at of times(4)) box(pen, [-1.9 + at * 0.7, 1.2, 0.5], [0.35, 0.5, 0.6], 'black', { edge: false })
  turned(pen, 'x', [0.9, 0, 0], [[1.2, 1.75, 1.3]], 'aluminium')
  turned(pen, 'z', [3.4, 0, -1.9], [[0.35, wheel]], 'black')
  disc(pen, 'z', [3.4, 0, -1.5], wheel * 0.72, 'rubber', { light: 0.05 })
  turned(pen, 'z', [3.4, 0, -1.5], [[0.5, 0.9], [2.1, 1.5], [0.5, 1.5, 1.1]], 'aluminium')
  turned(pen, 'y', [3.4, 1.2, 0], [[0.6, 0.55], [3.6, 0.62, 0.75], [0.3, 0.9]], 'black')
  box(pen, [-8.2, -0.5, 1.1], [2.6, 1, 0.5], 'black')
  measure(pen, [3.4 - wheel, wheel * 0.6, -1.9], [3.4 + wheel, wheel * 0.6, -1.9], [0, 3.2, 0], `Ø${String(d)}`)
}

/** Draws a digital caliper, on edge. */
export const caliper: Draw = (pen, { l = 150, p = 'slate' }) => {
  const long = within(l / 15, 10, 16, 10)
  shadow(pen, [long * 0.35, 0.6, -2.6], long * 1.3, 2.4)
  extruded(pen, 'y', [[-3, 0], [long, 0], [long, 1.2], [-3, 1.2]], 0, 0.4, 'bright')
  extruded(pen, 'y', [[-3, 0.2], [-3, 2.4], [-2.7, 2.6], [-1.8, 1.2], [-1.2, 1.2], [-1.2, 0], [-1.5, -3.2], [-1.9, -3.2], [-3, 0]], 0, 0.5, 'bright')
  for (const at of times(Math.round(long))) pen.line([[at + 3.5 > long - 0.2 ? long - 0.3 : at + 3.5, 0.4, 0.12], [at + 3.5 > long - 0.2 ? long - 0.3 : at + 3.5, 0.4, at % 5 ? 0.42 : 0.7]], 'iron', -0.5, 0.7)
  extruded(pen, 'y', [[1.2, 0], [1.2, 1.2], [1.9, 1.2], [2.4, 2.6], [2.7, 2.4], [2.7, 1], [4.8, 1], [4.8, 0], [2.3, 0], [1.7, -3.2], [1.3, -3.2]], 0.1, 0.55, 'bright')
  extruded(pen, 'y', [[1.3, -0.35], [6.2, -0.35], [6.2, 1.55], [1.3, 1.55]], 0.3, 0.6, p)
  pen.face([[1.8, 0.9, 0.3], [4.6, 0.9, 0.3], [4.6, 0.9, 1.25], [1.8, 0.9, 1.25]], 'cream', -0.05)
  pen.line([[2.4, 0.9, 0.5], [2.4, 0.9, 1.05]], 'black', -0.2, 1.2)
  pen.line([[3, 0.9, 0.5], [3, 0.9, 1.05], [3.3, 0.9, 1.05], [3.3, 0.9, 0.5], [3, 0.9, 0.5]], 'black', -0.2, 1.1)
  pen.line([[3.8, 0.9, 0.5], [4.2, 0.9, 0.5], [4.2, 0.9, 1.05]], 'black', -0.2, 1.1)
  turned(pen, 'y', [5.4, 0.9, 0.8], [[0.15, 0.3]], 'orange')
  measure(pen, [-1.2, 0.4, 1.2], [long, 0.4, 1.2], [0, 0, 2.6], String(l))
}
