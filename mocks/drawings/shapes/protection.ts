import { type Draw, times } from '#mocks/drawings/drawing.ts'
import { cable, shadow } from '#mocks/drawings/lines.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { around, dome, turned } from '#mocks/drawings/round.ts'
import { extruded, type Outline, rounded } from '#mocks/drawings/solids.ts'

/** Draws protective headgear; `n` 2 has vents and a lamp clip. */
export const helmet: Draw = (pen, { p = 'yellow', n = 1 }) => {
  shadow(pen, [0, 0, 0], 12, 10)
  turned(pen, 'z', [0.5, 0.5, 0.6], [[0.4, 5.1]], p)
  turned(pen, 'z', [0, 0, 0.8], [[0.5, 4.5]], p)
  dome(pen, 'z', [0, 0, 1.3], 4.4, 5, p)
  // The ridge runs over the middle, to the brim in front.
  const arc = (y: number): Point[] => times(9).map((at) => { const angle = (at / 8) * Math.PI * 0.86 + 0.14; return [Math.cos(angle) * 4.3, y, 1.5 + Math.sin(angle) * 5] })
  cable(pen, arc(0).slice(0, 8), 0.9, p)
  if (n > 1) for (const y of [-2.1, 2.1]) for (const at of times(3)) pen.line([[1.6 - at * 1.1, y, 5.2], [1.1 - at * 1.1, y, 5.4]], p, -0.55, 3)
  if (n === 1) cable(pen, arc(2).slice(1, 7), 0.5, p)
  cable(pen, [[3, 3.4, 0.8], [2, 4.6, -1.8], [-0.6, 4.9, -2.2], [-2.6, 4, 0.6]], 0.3, 'black')
}

/** Draws a folded respirator with straps; `n` 2 has a valve. */
export const mask: Draw = (pen, { n = 1, m = 'white' }) => {
  const one = (here: Pen, valved: boolean) => {
    shadow(here, [0, 1, -3.6], 8, 7)
    cable(here, [[-3.6, -1.6, 1.6], [-2.6, -5, 3.4], [2.2, -5.4, 3.4], [3.8, -1.6, 1.8]], 0.24, 'sky')
    cable(here, [[-3.6, -1.4, -1.4], [-2.8, -5, -1.4], [2.4, -5.4, -1.4], [3.8, -1.4, -1.6]], 0.24, 'sky')
    turned(here, 'y', [0, -1.6, 0], [[0.4, 3.9]], m)
    dome(here, 'y', [0, -1.2, 0], 3.7, 3.4, m)
    const ring = (z: number, deep: number): Point[] => times(9).map((at) => { const angle = (at / 8) * Math.PI; const half = Math.sqrt(Math.max(0, 3.7 ** 2 - z ** 2)); return [-Math.cos(angle) * half, -1.2 + Math.sin(angle) * deep, z] })
    here.line(ring(0.5, 3.6).slice(0, 8), 'slate', 0.35, 1.2)
    here.line(ring(-1.5, 3).slice(0, 8), 'slate', 0.5, 1)
    here.line([[-1.1, 0.9, 2.8], [0, 1.2, 3.05], [1.2, 0.6, 2.8]], 'bright', -0.2, 3)
    if (valved) {
      turned(here, 'y', [-0.6, 1.6, -0.5], [[0.4, 1.3], [0.35, 1.1]], 'sky')
      for (const at of times(3)) here.line([[-1.4, 2.4, -0.9 + at * 0.4], [0.2, 2.4, -0.9 + at * 0.4]], 'sky', -0.4, 1)
    }
  }
  one(pen, n > 1)
}

const hand: Outline = rounded([[-1.9, 0], [1.9, 0], [2.1, 2.6], [2.3, 4.4], [2.5, 7], [2.1, 7.7], [1.6, 7.1], [1.3, 5.2], [1.15, 8], [0.65, 8.8], [0.15, 8.1], [0.1, 5.3], [-0.2, 8.2], [-0.7, 8.9], [-1.15, 8.1], [-1, 5.2], [-1.5, 7.2], [-2, 7.8], [-2.4, 7], [-2.2, 4.6], [-3.1, 5.4], [-3.8, 6], [-4.3, 5.5], [-3.7, 4.2], [-2.2, 2.4]], 2)

/** Draws a pair of gloves that lie: knitted back, coated fingers of another colour where `n` is 2. */
export const glove: Draw = (pen, { m = 'slate', p = 'orange', n = 1 }) => {
  const one = (here: Pen, mirror: number) => {
    // The fingers point to the upper right.
    const flat = (form: Outline): Outline => form.map(([across, up]) => [across * mirror * 1.05, 4.4 - up * 1.1] as const)
    shadow(here, [0, -0.4, 0], 8, 12)
    extruded(here, 'z', flat(hand), 0, 0.9, m, true)
    if (n > 1) here.face(flat(hand.filter(([, up]) => up > 3.4)).map(([x, y]): Point => [x, y, 0.92]), p, 0.3)
    extruded(here, 'z', flat([[-1.95, -1.2], [1.95, -1.2], [1.95, 0.5], [-1.95, 0.5]]), 0, 1, p)
    here.lines(times(5).map((at): Point[] => [[-1.5 + at * 0.75, 5.7, 1.02], [-1.5 + at * 0.75, 4, 1.02]]), p, -0.35, 0.9)
  }
  one(pen.placed([-4.6, 0, 0]), -1)
  one(pen.placed([4.6, 1.4, 0]), 1)
}

const shoe: Outline = rounded([[-5, 0.8], [-5.3, 2.6], [-5.1, 5], [-4.9, 6.6], [-2.2, 6.7], [-1.6, 5.2], [0.2, 4.2], [2.6, 3.6], [4.6, 3.1], [5.6, 2], [5.7, 0.8]], 3)

/** Draws a pair of safety shoes with their reinforced toes. */
export const shoes: Draw = (pen, { m = 'black', p = 'orange', n = 1 }) => {
  const one = (here: Pen) => {
    const flat = (corners: readonly (readonly [number, number])[]) => corners.map(([x, z]): Point => [x, 1.42, z])
    shadow(here, [0, 0, 0], 12, 4)
    extruded(here, 'y', rounded([[-5.4, 0], [-5.5, 0.8], [0, 0.9], [5.8, 0.8], [6, 0.3], [5, 0], [-1, 0.15], [-1.7, 0]], 2), -1.7, 3.3, 'rubber', true)
    extruded(here, 'y', [[-5.4, 0.7], [5.9, 0.7], [5.8, 1], [-5.4, 1]], -1.7, 3.3, p)
    extruded(here, 'y', shoe, -1.4, 2.8, m, true)
    here.face(flat(rounded([[2.6, 1.1], [5.6, 1.1], [5.5, 2], [4.5, 3], [2.7, 3.4]], 3)), m, 0.2)
    here.face(flat([[-5.1, 3.2], [-3, 3.2], [-2.6, 4.4], [-5.1, 4.4]]), p, 0, false)
    here.line(flat([[-1.9, 5.4], [-1.2, 3.6], [1.4, 2.6], [2.6, 1.1]]), m, -0.3, 1)
    here.lines(times(4).map((at): Point[] => [[-1.2 + at * 0.85, 1.44, 4.6 - at * 0.3], [-0.6 + at * 0.85, -0.6, 4.9 - at * 0.3]]), n > 1 ? p : 'cream', 0.2, 2.2)
    here.face(around('z', [-3.55, 0, 6.72], 1, 16).map(([x, y, z]): Point => [-3.55 + (x + 3.55) * 1.2, y, z]), m, -0.5)
  }
  one(pen.placed([-0.6, -2.3, 0]))
  one(pen.placed([0.8, 2.4, 0]))
}
