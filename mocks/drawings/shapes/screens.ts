import { type Draw, times } from '#mocks/drawings/drawing.ts'
import { cable, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen } from '#mocks/drawings/pen.ts'
import { disc, turned } from '#mocks/drawings/round.ts'
import { box, extruded, polygon, rectangle } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws a monitor on its foot and returns its pen, whose face is 12 by 7.2 from (-6, 2.6). */
const monitor = (pen: Pen, frame: Material = 'black') => {
  shadow(pen, [0, 0.4, 0], 12, 6)
  extruded(pen, 'z', rectangle(-2.4, -1.6, 4.8, 3.2, 0.7), 0, 0.3, 'iron')
  box(pen, [-0.7, -0.6, 0.3], [1.4, 0.5, 3], 'iron')
  box(pen, [-6.4, -0.1, 2.2], [12.8, 0.6, 8], frame)
  pane(pen, [-6, 2.6], [12, 7.2], 0.52, 'screen', -0.2)
}

const bars = (pen: Pen, x: number, z: number, heights: readonly number[], material: Material) =>
  heights.forEach((high, at) => pane(pen, [x + at * 0.8, z], [0.5, high], 0.55, material, 0.1))

/**
 * Draws what an application shows: `n` 0 production lines, 1 a store, 2 a part in space, 3 curves, 4 a flow, 5 a plant, 6
 * a ledger, 7 a shop, 8 a locked network.
 */
export const screen: Draw = (pen, { n = 0, p = 'sky' }) => {
  monitor(pen)
  pane(pen, [-6, 9], [12, 0.8], 0.53, p, -0.2)
  for (const at of times(3)) disc(pen, 'y', [-5.5 + at * 0.5, 0.55, 9.4], 0.13, 'white', { edge: false, light: 0.4 })
  const line = (points: readonly (readonly [number, number])[], m: Material, wide = 1.8) => pen.line(points.map(([x, z]) => [x, 0.56, z] as const), m, 0.2, wide)
  const card = (x: number, z: number, wide: number, high: number) => pane(pen, [x, z], [wide, high], 0.54, 'slate', -0.2)
  if (n === 0) {
    for (const at of times(4)) {
      card(-5.6, 3 + at * 1.45, 7, 1.1)
      pane(pen, [-5.4, 3.3 + at * 1.45], [2.2 + ((at * 5) % 7) * 0.62, 0.5], 0.56, at === 2 ? 'orange' : 'green', 0.1)
    }
    card(1.8, 3, 3.8, 2.6)
    bars(pen, 2.1, 3.2, [0.8, 1.4, 1.1, 2], p)
    disc(pen, 'y', [3.7, 0.55, 7.2], 1.3, p, { hole: 0.85, light: 0.2, edge: false })
    line([[3.7, 8.3], [4.6, 7.9]], 'orange', 4)
  } else if (n === 1) {
    for (const row of times(4)) for (const at of times(7)) pane(pen, [-5.5 + at * 1.1, 3.1 + row * 1.45], [0.9, 1.15], 0.55, (row * 7 + at * 3) % 5 > 2 ? 'kraft' : (row + at) % 4 ? p : 'slate', 0)
    card(2.6, 3, 3, 5.6)
    for (const at of times(5)) line([[3, 7.9 - at * 0.9], [4 + (at % 3) * 0.5, 7.9 - at * 0.9]], 'white', 1.6)
  } else if (n === 2) {
    const inside = pen.placed([-1, 0.6, 5.2], 0.42)
    extruded(inside, 'z', polygon(24, 5, 0), -2, 2, p, true)
    turned(inside, 'z', [0, 0, 0], [[3, 2.6]], 'bright')
    for (const at of times(5)) { const angle = (at / 5) * 2 * Math.PI; disc(inside, 'z', [Math.cos(angle) * 3.8, Math.sin(angle) * 3.8, 0.02], 0.6, 'black') }
    card(3, 3, 2.7, 5.6)
    for (const at of times(6)) line([[3.3, 8 - at * 0.8], [4.3 + ((at * 2) % 3) * 0.5, 8 - at * 0.8]], at === 1 ? 'orange' : 'white', 1.4)
  } else if (n === 3) {
    card(-5.6, 3, 11.2, 3.2)
    line([[-5.2, 3.6], [-3.6, 4.6], [-2.2, 4], [-0.6, 5.4], [1, 4.5], [2.6, 5.6], [5, 5.2]], 'green')
    line([[-5.2, 3.3], [-3, 3.7], [-1, 3.5], [1.4, 4.1], [5, 3.8]], 'orange', 1.4)
    for (const at of times(3)) {
      card(-5.6 + at * 3.8, 6.6, 3.4, 2)
      pane(pen, [-5.3 + at * 3.8, 6.9], [1 + at * 0.6, 0.8], 0.56, at === 1 ? 'orange' : p, 0.1)
    }
  } else if (n === 4) {
    for (const [x, z] of [[-5.2, 6.8], [-1.2, 6.8], [2.8, 6.8], [-1.2, 3.4], [2.8, 3.4]] as const) card(x, z, 2.4, 1.6)
    for (const [x, z] of [[-2.8, 7.6], [1.2, 7.6], [1.2, 4.2]] as const) line([[x, z], [x + 1.6, z]], p)
    line([[4, 6.8], [4, 5]], p)
    for (const [x, z, m] of [[-4.9, 7.4, 'green'], [-0.9, 7.4, 'green'], [3.1, 7.4, 'orange'], [-0.9, 4, p], [3.1, 4, p]] as const) pane(pen, [x, z], [1, 0.5], 0.56, m, 0.1)
  } else if (n === 5) {
    const inside = pen.placed([-0.6, 0.6, 3.6], 0.4)
    box(inside, [-9, -4, 0], [17, 8, 0.6], 'slate')
    for (const at of times(3)) { box(inside, [-7.4 + at * 5.2, -2, 0.6], [3.4, 3.4, 3 + (at % 2) * 1.6], at === 1 ? p : 'white'); box(inside, [-4 + at * 5.2, -0.8, 0.6], [1.8, 1, 1], 'orange') }
  } else if (n === 6) {
    card(-5.6, 3, 11.2, 5.6)
    for (const row of times(6)) {
      line([[-5.2, 8.1 - row * 0.9], [-2.4 + (row % 3) * 0.4, 8.1 - row * 0.9]], 'white', 1.5)
      line([[3, 8.1 - row * 0.9], [5 - (row % 2) * 0.6, 8.1 - row * 0.9]], row === 5 ? 'orange' : 'green', 1.8)
    }
  } else if (n === 7) {
    for (const at of times(6)) {
      const [x, z] = [-5.5 + (at % 3) * 3.8, at < 3 ? 6 : 3]
      card(x, z, 3.4, 2.7)
      pane(pen, [x + 0.3, z + 0.9], [2.8, 1.5], 0.56, (['kraft', p, 'orange', 'green', 'cream', 'navy'] as const)[at]!, 0.1)
      line([[x + 0.4, z + 0.45], [x + 1.8, z + 0.45]], 'orange', 1.8)
    }
  } else {
    for (const at of times(5)) { const angle = (at / 5) * 2 * Math.PI; line([[0, 5.6], [Math.cos(angle) * 4.4, 5.6 + Math.sin(angle) * 2.4]], p, 1.4); pane(pen, [Math.cos(angle) * 4.4 - 0.5, 5.2 + Math.sin(angle) * 2.4], [1, 0.8], 0.57, 'bright', 0) }
    pane(pen, [-1.1, 4.5], [2.2, 1.8], 0.58, 'orange', 0.1)
    line([[-0.6, 6.3], [-0.6, 7], [0.6, 7], [0.6, 6.3]], 'orange', 3)
  }
  extruded(pen, 'z', rectangle(-4, 3.4, 7, 2.2, 0.3), 0, 0.25, 'iron')
  for (const row of times(3)) pen.line([[-3.6, 3.9 + row * 0.6, 0.27], [2.6, 3.9 + row * 0.6, 0.27]], 'white', 0, 2.2)
  extruded(pen, 'z', polygon(12, 0.7, 0, [4.6, 4.4]), 0, 0.4, 'iron', true)
}

/** Draws an industrial camera over a part in the light of its ring. */
export const camera: Draw = (pen, { p = 'slate' }) => {
  shadow(pen, [0, 0, 0], 12, 9)
  box(pen, [-5, -3.6, 0], [10, 7.2, 0.7], 'black')
  box(pen, [-4.4, -3.2, 0.7], [0.9, 0.9, 10], 'aluminium')
  box(pen, [-4.4, -3.2, 9.6], [5.4, 0.9, 0.9], 'aluminium')
  turned(pen, 'z', [1, 0.2, 0.7], [[0.9, 2], [0.5, 1.1]], 'bright')
  pen.face([[0, 0.2, 5.4], [1, 1.4, 5.4], [2.6, 1.4, 1.2], [-0.8, 1.4, 1.2]], 'yellow', 0.75, false)
  turned(pen, 'z', [1, 0.2, 5.2], [[0.7, 2.2], [0.1, 2]], 'white')
  turned(pen, 'z', [1, 0.2, 6], [[1.4, 0.9], [0.3, 1.1]], 'black')
  box(pen, [-0.4, -1.2, 7.7], [2.8, 2.8, 2.6], p)
  cable(pen, [[1, 0, 10.3], [1, -0.4, 12], [-2, -2, 12], [-4, -3, 10.6]], 0.34, 'black')
}

/** Draws a control or server cabinet, its door open: `n` 1 with servers, else with switchgear. */
export const cabinet: Draw = (pen, { n = 0, p = 'slate' }) => {
  shadow(pen, [0.6, 1, 0], 9, 8)
  box(pen, [-3.4, -2.6, 0], [6.8, 5.2, 0.6], 'black')
  box(pen, [-3.4, -2.6, 0.6], [6.8, 5.2, 10.4], 'white')
  pane(pen, [-3, 1], [6, 9.6], 2.62, 'slate', -0.35)
  if (n === 1)
    for (const at of times(9)) {
      pane(pen, [-2.6, 1.4 + at], [5.2, 0.8], 2.64, at % 4 === 3 ? 'iron' : 'black', at % 4 === 3 ? 0 : -0.1)
      disc(pen, 'y', [2.1, 2.66, 1.8 + at], 0.14, at % 3 ? 'green' : 'sky', { light: 0.4, edge: false })
      pen.line([[-2.2, 2.66, 1.8 + at], [0.4, 2.66, 1.8 + at]], 'slate', 0.2, 1.6)
    }
  else {
    for (const row of times(3)) for (const at of times(5)) pane(pen, [-2.5 + at * 1.02, 7.6 - row * 2.3], [0.8, 1.7], 2.64, row === 0 ? 'white' : row === 1 ? 'sky' : at % 2 ? 'black' : 'orange', 0)
    for (const row of times(3)) pane(pen, [-2.7, 7 - row * 2.3], [5.4, 0.34], 2.66, 'cream', 0)
    for (const at of times(9)) pane(pen, [-2.6 + at * 0.58, 1.4], [0.4, 0.8], 2.64, at % 3 ? 'cream' : 'green', 0)
  }
  // The door stands open to the left.
  extruded(pen, 'x', [[2.6, 0.8], [7.4, 0.8], [7.4, 10.8], [2.6, 10.8]], -3.6, 0.2, p)
  pen.face([[-3.38, 3, 1.4], [-3.38, 7, 1.4], [-3.38, 7, 10.2], [-3.38, 3, 10.2]], p, -0.1)
}
