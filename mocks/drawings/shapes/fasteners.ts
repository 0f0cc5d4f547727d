import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { measure, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen } from '#mocks/drawings/pen.ts'
import { disc, dome, rings, tube, turned } from '#mocks/drawings/round.ts'
import { extruded, polygon } from '#mocks/drawings/solids.ts'

/** Draws a threaded rod along x. */
const thread = (pen: Pen, from: number, length: number, radius: number, material: Material) => {
  turned(pen, 'x', [from, 0, 0], [[length, radius], [0.25, radius, radius * 0.75]], material)
  const count = Math.round(length / radius / 0.34)
  const at = times(count).map((one) => ((one + 0.7) * length) / count)
  rings(pen, 'x', [from, 0, 0], radius, at, material, { width: 0.12 * radius * pen.scale })
  rings(pen, 'x', [from, 0, 0], radius, at.map((one) => one - 0.12 * radius), material, { light: 0.7, width: 0.07 * radius * pen.scale })
}

/** Draws a hexagon bolt that lies, with its nut beside it. */
export const bolt: Draw = (pen, { d = 16, l = 80, m = 'steel' }) => {
  const r = 1
  const length = within((l / d) * 2, 4, 14, 10)
  const head = 1.8
  shadow(pen, [length * 0.45, 0.4, -head], length * 1.1, 4)
  extruded(pen, 'x', polygon(6, head, 30), -1.3, 1.2, m)
  disc(pen, 'x', [-0.1, 0, 0], head * 0.84, m, { light: 0.1 })
  turned(pen, 'x', [-0.1, 0, 0], [[length * 0.4, r]], m)
  thread(pen, -0.1 + length * 0.4, length * 0.6, r, m)
  measure(pen, [0, 0, r], [length, 0, r], [0, 0, 2.6], String(l))
  measure(pen, [length, 0, -r], [length, 0, r], [2.4, 0, 0], `M${String(d)}`)
  nut(pen.placed([length * 0.62, 4.2, -head + 0.8]), { m })
}

const nut: Draw = (pen, { m = 'steel' }) => {
  shadow(pen, [0, 0, -0.8], 4, 4)
  extruded(pen, 'z', polygon(6, 1.9, 0), -0.8, 1.4, m)
  disc(pen, 'z', [0, 0, 0.6], 1.6, m, { light: 0.56, hole: 1 })
  tube(pen, 'z', [0, 0, 0.3], 0.32, 1.08, 0.95, m)
  disc(pen, 'z', [0, 0, 0.5], 0.9, m, { light: -0.55, edge: false })
}

/** Draws blind rivets: some lie, one stands on its head. */
export const rivet: Draw = (pen, { d = 4, m = 'steel' }) => {
  const r = within(d / 5, 0.7, 1.1, 0.8)
  const one = (place: Pen) => {
    shadow(place, [3, 0, -1.3], 10, 3)
    turned(place, 'x', [-4.4, 0, 0], [[4.6, 0.34]], 'iron')
    turned(place, 'x', [0, 0, 0], [[0.25, r * 1.5, r * 1.9], [0.2, r * 1.9]], m)
    turned(place, 'x', [0.45, 0, 0], [[4.4, r]], m)
    dome(place, 'x', [4.85, 0, 0], r * 0.86, 0.7, 'iron')
  }
  one(pen.placed([0, -4.4, 0]))
  one(pen.placed([1.2, 0, 0]))
  one(pen.placed([-0.6, 4.4, 0]))
  measure(pen, [-0.6 + 4.9, 4.4 - r, 0], [-0.6 + 4.9, 4.4 + r, 0], [2.4, 0, 0], `Ø${d.toFixed(1)}`)
}
