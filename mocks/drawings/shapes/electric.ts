import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { cable, shadow } from '#mocks/drawings/lines.ts'
import { band, disc, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, rounded } from '#mocks/drawings/solids.ts'

/** Draws cable assemblies with their plugs; `n` cores. */
export const harness: Draw = (pen, { n = 2, p = 'orange', d = 35 }) => {
  const thick = within(d / 40, 0.7, 1.3, 0.9)
  shadow(pen, [0, 0, -0.6], 18, 12)
  for (const at of times(n)) {
    const y = (at - (n - 1) / 2) * thick * 1.7
    cable(pen, [[-7, -3.4 + y, 0], [-3, -3.6 + y, 0], [0.6, -2 + y, 0.2], [-1.6, 1.2 + y, 0.2], [1, 3.2 + y, 0], [6.4, 2.8 + y, 0]], thick, p)
  }
  const wide = n * thick * 1.7 + 0.8
  box(pen, [-9.6, -3.4 - wide / 2, -0.8], [2.8, wide, 1.9], 'black')
  turned(pen, 'x', [-10.6, -3.4, 0.1], [[1, 0.7]], 'copper')
  box(pen, [6.2, 2.8 - wide / 2, -0.8], [2.8, wide, 1.9], 'black')
  for (const at of times(n)) turned(pen, 'x', [9, 2.8 + (at - (n - 1) / 2) * thick * 1.7, 0.1], [[0.8, 0.5], [0.3, 0.3]], 'copper')
  box(pen, [7, 2.4 - wide / 2, 1.1], [1.2, wide * 0.7, 0.4], 'orange', { light: -0.2 })
}

/** Draws the plug of a charging cable; with `n` 3 the larger one of three phases. */
export const chargeGun: Draw = (pen, { n = 1, p = 'black' }) => {
  const r = n > 1 ? 2.1 : 1.8
  shadow(pen, [-1, 0, -4.6], 16, 6)
  cable(pen, [[-5.2, 0, -2.2], [-7, 0.6, -4], [-10, 2.6, -4.4], [-9, 5.4, -4.4], [-3, 5, -4.4], [2, 6.6, -4.4]], 1, 'black')
  extruded(pen, 'y', rounded([[3, 1.6], [1, 2], [-3.4, 1.9], [-6.2, -1], [-6, -2.8], [-4.6, -2.9], [-2.4, -0.6], [3, -1.5]], 4), -1.1, 2.2, p, true)
  turned(pen, 'x', [2.4, 0, 0.1], [[1.2, r * 0.9, r * 1.05], [0.4, r * 1.15]], p)
  tube(pen, 'x', [4, 0, 0.1], 2, r, r * 0.86, 'white')
  disc(pen, 'x', [5.6, 0, 0.1], r * 0.8, 'black')
  for (const at of times(n > 1 ? 7 : 5)) {
    const angle = (at / (n > 1 ? 6 : 5)) * 2 * Math.PI
    const far = n > 1 && at === 6 ? 0 : r * 0.48
    turned(pen, 'x', [5.6, Math.cos(angle) * far, 0.1 + Math.sin(angle) * far], [[0.3, 0.3], [0.02, 0.16]], 'gold')
  }
  extruded(pen, 'y', [[-2.6, 2], [-0.4, 2.1], [-0.6, 2.8], [-2.2, 2.6]], -0.5, 1, n > 1 ? 'sky' : 'green')
}

/** Draws battery cells before a module of them. */
export const battery: Draw = (pen, { p = 'green', m = 'bright' }) => {
  shadow(pen, [0, 0, 0], 16, 10)
  box(pen, [-7, -4.6, 0], [9.6, 6, 4.4], 'slate')
  for (const at of times(6)) for (const row of [-3.6, -0.6]) box(pen, [-6.4 + at * 1.5, row, 4.4], [0.9, 1, 0.4], at % 2 ? 'copper' : m)
  for (const at of times(5)) box(pen, [-6.2 + at * 1.5, -3.4, 4.8], [1.9, 0.6, 0.14], 'copper')
  const cell = ([x, y]: readonly [number, number]) => {
    turned(pen, 'z', [x, y, 0], [[0.3, 1.2], [4.6, 1.25], [0.2, 1.2]], p)
    band(pen, 'z', [x, y, 3.9], 0.8, 1.26, 'white')
    turned(pen, 'z', [x, y, 5.1], [[0.3, 0.55]], m)
  }
  for (const at of times(3)) cell([-3.4 + at * 3, 4])
}
