import { type Draw, type Facts, times, within } from '#mocks/drawings/drawing.ts'
import { cable, measure, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen } from '#mocks/drawings/pen.ts'
import { around, band, disc, dome, dots, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, rectangle } from '#mocks/drawings/solids.ts'

const paintOf = ({ p = 'blue' }: Facts): Material => p

/** Draws a pane on a front (the face to the lower left), from x and z to x and z, at a depth. */
export const pane = (pen: Pen, [x, z]: readonly [number, number], [width, height]: readonly [number, number], y: number, material: Material, light = 0): void =>
  pen.face([[x, y, z], [x + width, y, z], [x + width, y, z + height], [x, y, z + height]], material, light)

/** Draws a control panel on an arm: a screen above keys. */
const panel = (pen: Pen, x: number, y: number, z: number) => {
  box(pen, [x, y, z], [2.1, 0.6, 3.2], 'slate')
  pane(pen, [x + 0.25, z + 1.5], [1.6, 1.4], y + 0.62, 'sky', 0.2)
  for (const at of times(6)) pane(pen, [x + 0.3 + (at % 3) * 0.55, z + 0.35 + Math.floor(at / 3) * 0.5], [0.34, 0.3], y + 0.62, at === 5 ? 'red' : 'cream', 0)
}

/** Draws the light on top of a machine. */
const lamp = (pen: Pen, x: number, y: number, z: number) =>
  turned(pen, 'z', [x, y, z], [[0.7, 0.16], [0.5, 0.3, 0.3, 'green'], [0.5, 0.3, 0.3, 'yellow'], [0.5, 0.3, 0.3, 'red']], 'iron')

/** Draws a lathe, its door half open: chuck, work and turret behind the glass. */
export const lathe: Draw = (pen, facts) => {
  const p = paintOf(facts)
  const long = within((facts.d ?? 400) / 42, 9, 14, 10)
  const half = long / 2
  shadow(pen, [0, 0, 0], long + 2, 7)
  box(pen, [-half, -2.8, 0], [long, 5.6, 1.6], 'slate')
  box(pen, [-half, -2.8, 1.6], [long, 5.6, 5], 'white')
  extruded(pen, 'x', [[2.8, 1.6], [2.8, 6.2], [1.7, 6.9], [-2.8, 6.9], [-2.8, 1.6]], -half, long, 'white')
  pane(pen, [-half, 1.7], [long, 0.7], 2.82, p)
  // The room of work.
  pane(pen, [-half + 2.6, 2.9], [long * 0.46, 2.9], 2.84, 'screen', -0.25)
  turned(pen.placed([0, 2.4, 0]), 'x', [-half + 2.6, 0, 4.3], [[0.5, 0.9], [0.3, 0.7], [1.9, 0.42]], 'bright')
  pane(pen, [-half + 2.6 + long * 0.34, 3.3], [0.7, 1.5], 2.9, 'iron')
  pane(pen, [-half + 2.6 + long * 0.22, 2.9], [long * 0.3, 2.9], 3, p)
  pane(pen, [-half + 3 + long * 0.22, 3.3], [long * 0.3 - 0.8, 2.1], 3.02, 'glass', -0.05)
  panel(pen, half - 2.6, 2.9, 2.7)
  pane(pen, [-half + 0.4, 2.9], [1.7, 2.9], 2.84, 'white', -0.06)
  lamp(pen, -half + 1.4, 0, 6.9)
}

/** Draws a machining centre; with `n` 5 its table is a trunnion. */
export const mill: Draw = (pen, facts) => {
  const p = paintOf(facts)
  const wide = within((facts.l ?? 850) / 95, 7.6, 11, 9)
  const half = wide / 2
  shadow(pen, [0, 0, 0], wide + 2, 8)
  box(pen, [-half + 1, -4.6, 0], [wide - 2, 2.4, 9.4], 'white', { light: -0.1 })
  extruded(pen, 'y', rectangle(-1.7, 5, 3.4, 5.4, 0.3), -2.6, 2.4, p)
  box(pen, [-half, -2.6, 0], [wide, 5.8, 1.4], 'slate')
  box(pen, [-half, -2.6, 1.4], [wide, 5.8, 5.2], 'white')
  pane(pen, [-half + 1.2, 2], [wide - 4.6, 4.1], 3.22, 'screen', -0.2)
  const inside = pen.placed([-0.9, 3, 0])
  if (facts.n === 5) {
    turned(inside, 'y', [0, -0.1, 3], [[0.2, 1.2], [0.3, 0.8]], 'steel')
    pane(inside, [-1.7, 2.4], [0.5, 1.2], 0.3, 'iron')
    pane(inside, [1.2, 2.4], [0.5, 1.2], 0.3, 'iron')
  } else {
    pane(inside, [-1.7, 2.2], [3.4, 0.5], 0.3, 'steel', 0.2)
    pane(inside, [-0.8, 2.7], [1.6, 0.6], 0.3, 'aluminium', 0.3)
  }
  pane(inside, [-0.5, 4.6], [1, 1.4], 0.3, 'bright', 0.2)
  pane(inside, [-0.2, 3.8], [0.4, 0.8], 0.3, 'gold', 0.1)
  // Doors to both sides.
  pane(pen, [-half + 0.5, 1.8], [1.5, 4.5], 3.3, p)
  pane(pen, [half - 4.2, 1.8], [1.5, 4.5], 3.3, p)
  pane(pen, [-half + 0.8, 3.2], [0.9, 2.4], 3.32, 'glass')
  pane(pen, [half - 3.9, 3.2], [0.9, 2.4], 3.32, 'glass')
  pane(pen, [-half + 0.2, 0.4], [wide - 0.4, 0.35], 3.22, p)
  panel(pen, half - 2.3, 3.3, 2.6)
  lamp(pen, half - 1.4, -1, 6.6)
}

/** Draws a surface grinder. */
export const surfaceGrinder: Draw = (pen, facts) => {
  const p = paintOf(facts)
  const long = within((facts.l ?? 680) / 66, 8.6, 13, 10)
  const half = long / 2
  shadow(pen, [0, 0, 0], long + 2, 8)
  box(pen, [-2.4, -4.4, 0], [4.8, 3.2, 8.4], p)
  box(pen, [-half * 0.72, -1.4, 0], [half * 1.44, 4, 3], 'slate')
  box(pen, [-half, -1, 3], [long, 3, 0.7], 'steel')
  box(pen, [-half * 0.8, -0.7, 3.7], [long * 0.8, 2.4, 0.5], 'bright')
  for (const at of times(9)) pen.line([[-half * 0.8 + (at + 0.5) * long * 0.088, -0.7, 4.22], [-half * 0.8 + (at + 0.5) * long * 0.088, 1.7, 4.22]], 'steel', -0.3, 1)
  box(pen, [-1.5, -1.2, 5], [3, 2, 2.2], 'white')
  turned(pen, 'y', [0, 0.7, 5.4], [[0.7, 1.3]], 'white')
  turned(pen, 'y', [0, 1.4, 5.4], [[0.08, 0.5]], 'iron')
  extruded(pen, 'y', [[-1.6, 5.6], [-1.5, 6.6], [-0.6, 7.1], [0.6, 7.1], [1.5, 6.6], [1.6, 5.6]], 0.4, 1.2, p)
  turned(pen, 'y', [-half * 0.4, 2.6, 1.7], [[0.5, 0.24], [0.25, 0.95]], 'bright')
  turned(pen, 'y', [half * 0.3, 2.6, 1.4], [[0.5, 0.2], [0.2, 0.6]], 'bright')
  panel(pen, half - 2.2, 1.2, 4.6)
  measure(pen, [-half, 2, 3], [half, 2, 3], [0, 3, -2.6], String(facts.l ?? 680))
}

/** Draws an injection moulding machine. */
export const injection: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 18, 6)
  box(pen, [-8, -2, 0], [16, 4, 2.4], 'white', { light: -0.05 })
  pane(pen, [-8, 1.7], [16, 0.4], 2.02, p)
  box(pen, [-8, -2, 2.4], [8, 4, 3.8], 'white')
  pane(pen, [-7.4, 2.9], [3.2, 2.7], 2.05, 'glass', -0.15)
  pane(pen, [-3.9, 2.9], [3.2, 2.7], 2.05, 'screen', -0.1)
  pane(pen, [-3, 3.2], [0.7, 2], 2.1, 'bright', 0.1)
  pane(pen, [-2, 3.2], [0.7, 2], 2.1, 'bright', 0.3)
  box(pen, [0, -1.6, 2.4], [1, 3.2, 3], 'iron')
  turned(pen, 'x', [1, 0, 3.8], [[1, 0.7], [4, 0.9], [2, 1.3]], 'bright')
  for (const at of times(4)) band(pen, 'x', [2.2 + at * 0.9, 0, 3.8], 0.5, 0.94, p)
  turned(pen, 'z', [5.2, 0, 4.6], [[0.8, 0.4], [1.6, 0.5, 1.5], [1.2, 1.5]], 'aluminium')
  panel(pen, 0.2, 2.1, 2.7)
  lamp(pen, -7, -1, 6.2)
}

/** Draws a pick and place machine for circuit boards. */
export const placer: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 11, 8)
  box(pen, [-4.6, -3, 0], [9.2, 6, 3], 'white', { light: -0.04 })
  extruded(pen, 'x', [[3, 3], [3, 4], [2.2, 6.4], [-3, 6.4], [-3, 3]], -4.6, 9.2, 'white')
  pen.face([[-3.9, 2.95, 4.2], [3, 2.95, 4.2], [3, 2.32, 6.1], [-3.9, 2.32, 6.1]], 'screen', -0.1)
  pen.face([[-2.6, 2.9, 4.4], [-0.4, 2.9, 4.4], [-0.4, 2.7, 5], [-2.6, 2.7, 5]], 'board', 0.1)
  pane(pen, [-4.6, 3.1], [9.2, 0.5], 3.02, p)
  for (const at of times(7)) turned(pen, 'y', [-3.6 + at * 1.05, 2.9, 1.5], [[0.7, 0.75], [0.06, 0.3]], at % 2 ? 'cream' : 'slate')
  box(pen, [4.6, -1, 3], [2.4, 1.6, 0.4], 'iron')
  pen.face([[4.8, -0.8, 3.42], [6.6, -0.8, 3.42], [6.6, 0.4, 3.42], [4.8, 0.4, 3.42]], 'board', 0.2)
  panel(pen, 3.2, 3.1, 4)
  lamp(pen, -3.4, -1.6, 6.4)
}

/** Draws a laser cutter for tubes. */
export const laser: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 20, 6)
  box(pen, [-9, -1.4, 0], [18, 2.8, 1.6], 'slate')
  turned(pen, 'x', [-8.4, 0, 3], [[1, 1.6], [0.6, 1.1]], 'iron')
  turned(pen, 'x', [-6.8, 0, 3], [[6, 0.5]], 'bright')
  for (const at of [-5, -2.6]) box(pen, [at, -0.8, 1.6], [0.6, 1.6, 0.9], 'iron')
  box(pen, [-0.6, -2.4, 0], [5, 4.8, 6.2], 'white')
  pane(pen, [-0.6, 5], [5, 0.8], 2.42, p)
  pane(pen, [0.2, 1.6], [3.4, 3], 2.44, 'glass', -0.2)
  pane(pen, [1.5, 2.4], [0.8, 2.2], 2.46, 'iron', 0)
  pane(pen, [1.8, 1.9], [0.2, 0.6], 2.48, 'orange', 0.4)
  turned(pen, 'x', [4.4, 0, 3], [[4.2, 0.5]], 'bright')
  for (const at of [5.4, 7.6]) box(pen, [at, -0.8, 1.6], [0.6, 1.6, 0.9], 'iron')
  panel(pen, 2.4, 2.6, 2)
  lamp(pen, 3.6, -1.6, 6.2)
}

/** Draws a vacuum furnace, its round door to the viewer. */
export const furnace: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 12, 8)
  box(pen, [-4.6, -2.4, 0], [8, 0.7, 2], 'iron')
  box(pen, [-4.6, 1.8, 0], [8, 0.7, 2], 'iron')
  dome(pen, 'x', [-5, 0, 4], 3.4, 1, 'steel')
  turned(pen, 'x', [-5, 0, 4], [[7.4, 3.4], [0.5, 3.8]], p)
  for (const at of [-3.6, -1.2]) band(pen, 'x', [at, 0, 4], 0.5, 3.43, 'steel')
  turned(pen, 'x', [2.9, 0, 4], [[0.6, 3.8], [0.8, 3.3, 2.7]], 'steel')
  turned(pen, 'x', [4.3, 0, 4], [[0.5, 0.8]], 'iron')
  for (const [, y, z] of around('x', [0, 0, 4], 3.7, 8, 0.4)) box(pen, [3.1, y - 0.25, z - 0.25], [0.6, 0.5, 0.5], 'iron')
  turned(pen, 'z', [-2, 0, 7.2], [[1, 0.6], [0.4, 0.9]], 'bright')
  box(pen, [-1.8, 4.2, 0], [2.6, 1.6, 6], 'white')
  pane(pen, [-1.4, 3.6], [1.8, 1.6], 5.82, 'sky', 0.1)
  pane(pen, [-1.4, 1], [1.8, 1.8], 5.82, 'white', -0.2)
}

/** Draws a screw compressor in its housing. */
export const compressor: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 12, 6)
  box(pen, [-5, -2.6, 0], [10, 5.2, 0.6], 'black')
  box(pen, [-5, -2.6, 0.6], [10, 5.2, 6.2], p)
  pane(pen, [-4.6, 1.1], [4.4, 5.2], 2.62, p, 0.2)
  pane(pen, [0.2, 1.1], [4.4, 5.2], 2.62, p, 0.2)
  for (const at of times(7)) pane(pen, [0.7, 1.5 + at * 0.36], [3.4, 0.16], 2.66, p, -0.5)
  pane(pen, [-3.9, 4], [2.2, 1.6], 2.66, 'screen')
  pane(pen, [-3.6, 4.7], [1.2, 0.6], 2.7, 'sky', 0.2)
  turned(pen, 'y', [-2.2, 2.66, 4.5], [[0.2, 0.22]], 'red')
  tube(pen, 'z', [2.2, -0.2, 6.7], 0.4, 1.9, 1.5, 'black')
  for (const at of times(4)) pen.line([[0.9 + at * 0.85, -1.4, 7.1], [0.9 + at * 0.85, 1, 7.1]], 'iron', 0.2, 1.2)
  for (const at of times(9)) pen.face([[5.02, -1.8, 1.6 + at * 0.42], [5.02, 1.6, 1.6 + at * 0.42], [5.02, 1.6, 1.8 + at * 0.42], [5.02, -1.8, 1.8 + at * 0.42]], p, -0.62, false)
  tube(pen, 'x', [5, 1.6, 5.6], 0.8, 0.5, 0.3, 'steel')
}

/** Draws a test chamber with a window; with `n` 2 the flat one for salt spray. */
export const chamber: Draw = (pen, facts) => {
  const p = paintOf(facts)
  if (facts.n === 2) {
    shadow(pen, [0, 0, 0], 12, 7)
    box(pen, [-5.4, -3, 0.5], [10.8, 6, 4], 'white')
    extruded(pen, 'y', [[-5.4, 4.5], [5.4, 4.5], [0, 6.8]], -3, 6, 'glass')
    pane(pen, [-5.4, 3.9], [10.8, 0.5], 3.02, p)
    pane(pen, [1.6, 1.2], [3.2, 2.3], 3.02, 'slate')
    pane(pen, [2, 2.2], [1.4, 0.9], 3.06, 'sky', 0.1)
    turned(pen, 'y', [4.2, 3.02, 2.6], [[0.2, 0.3]], 'red')
    return
  }
  shadow(pen, [0, 0, 0], 8, 7)
  box(pen, [-3.4, -2.8, 0.7], [6.8, 5.6, 10], 'white')
  pane(pen, [-3, 3.6], [4.6, 6.7], 2.84, 'white', 0.16)
  pane(pen, [-2.3, 5.2], [3.2, 3.6], 2.88, 'slate')
  pane(pen, [-2, 5.5], [2.6, 3], 2.9, 'glass', -0.3)
  for (const at of [6.3, 7.3]) pen.line([[-1.9, 2.95, at], [0.5, 2.95, at]], 'white', 0, 1)
  pane(pen, [-3, 1], [6, 2.3], 2.84, p)
  for (const at of times(4)) pane(pen, [-2.6, 1.4 + at * 0.4], [5.2, 0.16], 2.9, p, -0.45)
  pane(pen, [1.9, 7.4], [1.2, 1.9], 2.86, 'screen')
  pane(pen, [2.1, 8.2], [0.8, 0.9], 2.88, 'sky', 0.1)
  turned(pen, 'y', [2.5, 2.86, 5.6], [[0.2, 0.3]], 'red')
  box(pen, [1.1, 2.84, 6], [0.3, 0.5, 1.8], 'iron')
}

/** Draws a coordinate measuring machine: granite, gantry and probe. */
export const measuring: Draw = (pen, facts) => {
  const p = paintOf(facts)
  shadow(pen, [0, 0, 0], 11, 9)
  for (const [x, y] of [[-4.6, -3.6], [3.4, -3.6], [-4.6, 2.6], [3.4, 2.6]] as const) box(pen, [x, y, 0], [1.2, 1.2, 1.8], 'slate')
  box(pen, [-5, -4, 1.8], [10, 8, 1.4], 'black', { light: 0.12 })
  box(pen, [-4.6, -2.2, 3.2], [1.3, 2.4, 5], 'white')
  box(pen, [-1, 1.2, 3.2], [2.4, 1.7, 1.3], 'aluminium')
  tube(pen, 'z', [0.2, 2, 4.4], 0.2, 0.6, 0.36, 'aluminium')
  box(pen, [3.5, -2.2, 3.2], [1.1, 2.4, 5], 'white')
  box(pen, [-4.9, -1.9, 8.2], [9.8, 1.8, 1.5], p)
  box(pen, [-0.9, -0.1, 7.4], [1.8, 0.9, 4.6], 'white')
  turned(pen, 'z', [0, 0.6, 5.4], [[0.1, 0.14, 0.14, 'red'], [1.4, 0.1], [0.6, 0.36]], 'iron')
}

/** Draws a welding or handling robot; with `n` 2 beside its rotating table. */
export const robot: Draw = (pen, facts) => {
  const { p = 'orange' } = facts
  shadow(pen, [0, 0, 0], 6, 6)
  box(pen, [-2.2, -2.2, 0], [4.4, 4.4, 0.6], 'iron')
  turned(pen, 'z', [0, 0, 0.6], [[1.2, 1.9], [1, 1.7, 1.4]], p)
  turned(pen, 'y', [0, -1.1, 3.6], [[2.2, 1.35]], p)
  extruded(pen, 'y', [[-1, 3.4], [-2, 8.4], [-0.6, 9], [1, 3.9]], -0.5, 1.2, p)
  turned(pen, 'y', [0, 1.1, 3.6], [[0.2, 0.8]], 'black')
  turned(pen, 'y', [-1.3, -1, 8.7], [[2.2, 1.2]], p)
  turned(pen, 'y', [-1.3, 1.2, 8.7], [[0.2, 0.7]], 'black')
  turned(pen, 'x', [-1.6, 0.1, 9.6], [[2.6, 0.95, 0.8], [3.4, 0.7, 0.6], [0.9, 0.8]], p)
  turned(pen, 'x', [5.3, 0.1, 9.6], [[0.4, 0.45]], 'black')
  if (facts.n === 2) {
    cable(pen, [[-2.4, 0.1, 9.4], [-1, 0.6, 11.4], [3, 0.4, 11], [5.6, 0.2, 9.8]], 0.35, 'black')
    turned(pen, 'z', [5.6, 0.1, 7], [[0.9, 0.12], [1.5, 0.3]], 'copper')
    const table = pen.placed([6.2, 1.6, 0])
    shadow(table, [0, 0, 0], 6, 6)
    turned(table, 'z', [0, 0, 0], [[2.6, 1.1], [0.5, 2.6]], 'slate')
    box(table, [-1.3, -1, 3.1], [2.4, 2, 1], 'steel')
    return
  }
  box(pen, [5.6, -0.7, 9], [0.4, 1.7, 1.2], 'iron')
  box(pen, [5.7, -0.7, 7.8], [0.3, 0.4, 1.4], 'black')
  box(pen, [5.7, 0.6, 7.8], [0.3, 0.4, 1.4], 'black')
}

/** Draws a mould: two plates on pillars, open. */
export const mould: Draw = (pen, facts) => {
  const { m = 'steel', n = 0 } = facts
  shadow(pen, [0, 0, 0], 11, 10)
  box(pen, [-4.4, -3.8, 0], [8.8, 7.6, 0.8], 'iron')
  box(pen, [-4, -3.4, 0.8], [8, 6.8, 2.2], m)
  extruded(pen, 'z', rectangle(-2.6, -2.1, 5.2, 4.2, 0.8), 3, 0.04, 'iron')
  extruded(pen, 'z', rectangle(-1.9, -1.5, 3.8, 3, 0.7), 3.04, 1.1, n ? 'copper' : 'bright')
  for (const [x, y] of [[-3.4, -2.8], [3.4, -2.8], [-3.4, 2.8], [3.4, 2.8]] as const) turned(pen, 'z', [x, y, 3], [[3.2, 0.36]], 'bright')
  box(pen, [-4, -3.4, 6.2], [8, 6.8, 1.8], m)
  box(pen, [-4.4, -3.8, 8], [8.8, 7.6, 0.7], 'iron')
  tube(pen, 'z', [0, 0, 8.7], 0.3, 1.5, 0.5, 'bright')
  for (const [x, y] of [[-3.4, -2.8], [3.4, -2.8], [-3.4, 2.8], [3.4, 2.8]] as const) disc(pen, 'z', [x, y, 8.7], 0.34, 'black', { light: 0 })
  pane(pen, [-3.2, 6.6], [2, 1], 3.42, 'gold', 0.2)
}

/** Draws a cast housing with its flange: `n` 1 with thin walls and fins, 2 finished in colour. */
export const housing: Draw = (pen, { n = 0, m = 'aluminium' }) => {
  shadow(pen, [0, 0, 0], 14, 10)
  extruded(pen, 'z', rectangle(-6.6, -4.6, 13.2, 9.2, 1.2), 0, 0.7, m)
  extruded(pen, 'z', rectangle(-5.8, -3.8, 11.6, 7.6, 1), 0.7, n === 1 ? 2.2 : 3.4, m)
  const top = n === 1 ? 2.9 : 4.1
  if (n === 1) for (const at of times(9)) box(pen, [-4.8 + at * 1.15, -3, top], [0.3, 6, 1], m)
  else {
    extruded(pen, 'z', rectangle(-4.8, -2.8, 9.6, 5.6, 0.8), top, 0.04, m)
    turned(pen, 'z', [-2, 0, top], [[0.6, 1.9], [0.2, 1.5]], m)
    tube(pen, 'z', [-2, 0, top + 0.7], 0.3, 1.5, 1, m)
    box(pen, [1.4, -1.8, top], [2.6, 3.6, 1], m)
  }
  const holes = [-6, 0, 6].flatMap((x) => [-4.1, 4.1].map((y) => [x, y, 0.7] as const))
  dots(pen, 'z', holes, 0.3)
  tube(pen, 'x', [5.6, 0, 1.9], 0.8, 1, 0.6, m)
  tube(pen, 'y', [-3, 3.6, 1.8], 0.8, 0.9, 0.5, m)
}
