import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { cable, measure, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { band, disc, rings, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, polygon, rectangle } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws electrolytic capacitors: one that stands, one that lies. */
export const capacitor: Draw = (pen, { d = 10, l = 16, p = 'navy' }) => {
  const high = within((l / d) * 4, 5, 8.5, 6.4)
  const lying = pen.placed([-3, -4.4, 0])
  const r = 2.1
  const one = (at: Pen, axis: 'x' | 'z', from: Point) => {
    turned(at, axis, from, [[0.3, r * 0.9, r], [0.3, r, r * 0.9], [0.2, r * 0.9, r], [high - 1.1, r], [0.3, r, r * 0.92]], p)
  }
  shadow(lying, [2.6, 0, 0], high + 2, 5)
  for (const y of [-0.8, 0.8]) cable(lying, [[-2.8, y, r], [0, y, r]], 0.22, 'bright')
  one(lying, 'x', [-0.2, 0, r])
  disc(lying, 'x', [high - 0.2, 0, r], r * 0.8, 'bright', { light: 0.15 })
  shadow(pen, [1.6, 1.6, 0], 6, 6)
  const standing = pen.placed([1.6, 1.6, 0])
  for (const [x, y] of [[-0.6, 0.6], [0.6, -0.6]] as const) cable(standing, [[x, y, -1.6], [x, y, 0.2]], 0.22, 'bright')
  one(standing, 'z', [0, 0, 0])
  disc(standing, 'z', [0, 0, high], r * 0.84, 'bright')
  for (const angle of [0.3, 1.87]) standing.line([[Math.cos(angle) * r * 0.7, Math.sin(angle) * r * 0.7, high], [-Math.cos(angle) * r * 0.7, -Math.sin(angle) * r * 0.7, high]], 'steel', -0.4, 1)
  // The stripe of the negative pole.
  const stripe = [1.15, 1.5].map((angle): [number, number] => [Math.cos(angle) * r, Math.sin(angle) * r])
  const [[x1, y1], [x2, y2]] = stripe as [[number, number], [number, number]]
  standing.face([[x1, y1, 1], [x2, y2, 1], [x2, y2, high - 0.5], [x1, y1, high - 0.5]], 'white', 0.1, false)
}

/** Draws shunt resistors: metal bridges with their terminals. */
export const resistor: Draw = (pen, { n = 1, m = 'copper' }) => {
  const one = (place: Point, middle: Material) => {
    const here = pen.placed(place)
    shadow(here, [0, 0, 0], 11, 4)
    extruded(here, 'y', rectangle(-5, 0, 3, 1.1, 0.1), -1.7, 3.4, m)
    extruded(here, 'y', [[-2, 0.5], [-2, 1.2], [2, 1.2], [2, 0.5]], -1.7, 3.4, middle)
    extruded(here, 'y', rectangle(2, 0, 3, 1.1, 0.1), -1.7, 3.4, m)
    for (const y of [-1.6, 1]) here.face([[-2, y, 1.22], [2, y, 1.22], [2, y + 0.5, 1.22], [-2, y + 0.5, 1.22]], middle, 0.2, false)
  }
  one([-1, -4.6, 0], 'black')
  one([0.5, 0, 0], n > 3 ? 'slate' : 'black')
  one([1.6, 4.6, 0], 'slate')
}

/** Draws a round connector pair on its cable; `n` cores show in its face. */
export const plug: Draw = (pen, { n = 4, p = 'black' }) => {
  shadow(pen, [0, 0, -2], 18, 5)
  cable(pen, [[-11, 2.6, -1.2], [-9, 1, -0.8], [-7, 0, 0], [-5.6, 0, 0]], 1.2, p)
  turned(pen, 'x', [-5.6, 0, 0], [[1.4, 0.9, 1.3], [2.6, 1.6], [0.3, 1.4], [2.6, 1.85]], 'black')
  for (const at of times(12)) {
    const angle = (at / 12) * 2 * Math.PI
    const [y, z] = [Math.cos(angle) * 1.85, Math.sin(angle) * 1.85]
    if (y + z > 0) pen.line([[-1.1, y, z], [1.1, y, z]], 'black', -0.6, 1.6)
  }
  tube(pen, 'x', [1.3, 0, 0], 1.8, 1.5, 1.25, 'brass')
  disc(pen, 'x', [2.8, 0, 0], 1.24, 'black', { light: -0.05 })
  for (const at of times(n)) {
    const angle = (at / n) * 2 * Math.PI + 0.4
    turned(pen, 'x', [2.8, Math.cos(angle) * 0.75, Math.sin(angle) * 0.75], [[0.5, 0.15]], 'gold')
  }
  const socket = pen.placed([6, 3.6, 0])
  shadow(socket, [0.4, 0, -2], 6, 4)
  turned(socket, 'x', [-1.6, 0, 0], [[1.6, 1.3]], 'brass')
  extruded(socket, 'x', polygon(6, 2.2, 0), 0, 0.8, 'bright')
  tube(socket, 'x', [0.8, 0, 0], 1.4, 1.6, 1.3, 'brass')
  measure(pen, [3.1, 0, -1.5], [3.1, 0, 1.5], [0, -2.6, 0], 'M12')
}

/** Draws a power module: its case, its screws and its terminals. */
export const powerModule: Draw = (pen, { n = 2, m = 'black' }) => {
  shadow(pen, [0, 0, 0], 13, 8)
  box(pen, [-6.4, -3.6, 0], [12.8, 7.2, 0.5], 'copper')
  extruded(pen, 'z', rectangle(-6.1, -3.2, 12.2, 6.4, 0.5), 0.5, 2.2, m)
  extruded(pen, 'z', rectangle(-5.2, -1.5, 10.4, 3, 0.3), 2.7, 0.8, m)
  for (const at of times(3)) {
    const x = -3.6 + at * 3.6
    box(pen, [x - 1.1, -1.2, 3.5], [2.2, 2.4, 0.2], 'bright')
    disc(pen, 'z', [x, 0, 3.7], 0.55, 'black', { light: -0.3 })
  }
  for (const [x, y] of [[-5.4, -2.6], [5.4, -2.6], [-5.4, 2.6], [5.4, 2.6]] as const) {
    disc(pen, 'z', [x, y, 2.7], 0.55, 'bright')
    disc(pen, 'z', [x, y, 2.7], 0.3, 'black', { light: -0.4 })
  }
  for (const at of times(n + 2)) box(pen, [-3 + at * 0.9, 2.2, 2.7], [0.3, 0.12, 1.4], 'gold')
  for (const at of times(n)) box(pen, [2.2 + at * 0.9, 2.2, 2.7], [0.3, 0.12, 1.4], 'gold')
}

/** Draws a circuit board: chips, capacitors, connectors; `n` selects how they stand, `h` the finish of its pads. */
export const board: Draw = (pen, { n = 0, m = 'board', h = 1.6 }) => {
  const thick = within(h / 3, 0.3, 0.6, 0.5)
  shadow(pen, [0, 0, 0], 16, 12)
  box(pen, [-8, -5.5, 0], [16, 11, thick], m)
  const pad: Material = n % 2 ? 'bright' : 'gold'
  const top = thick + 0.02
  const traces = times(9).map((at): Point[] => {
    const [y, x, to] = [-4.4 + at * 1.08, -5 + ((at * 3 + n) % 4), -4.4 + at * 1.08 + ((at % 3) - 1) * 0.7]
    return [[-7.4, y, top], [x, y, top], [x + 1, to, top], [6.8 - ((at * 5) % 4), to, top]]
  })
  pen.lines(traces, m, 0.34, 0.9)
  for (const [x, y] of [[-7.3, -4.8], [7.3, -4.8], [-7.3, 4.8], [7.3, 4.8]] as const) disc(pen, 'z', [x, y, top], 0.42, pad)
  const chip = (x: number, y: number, size: number) => {
    const legs = times(5).flatMap((at): Point[][] => {
      const step = (at + 0.5) * (size / 5)
      return [
        [[x + step, y + size, top], [x + step, y + size + 0.4, top]],
        [[x + size, y + step, top], [x + size + 0.4, y + step, top]],
      ]
    })
    pen.lines(legs, 'bright', 0.1, 1.3)
    box(pen, [x, y, top], [size, size, 0.6], 'black')
    disc(pen, 'z', [x + 0.5, y + 0.5, top + 0.62], 0.18, 'black', { light: 0.3, edge: false })
  }
  chip(-5.4, -3.6, 3.4)
  for (const at of times(4)) box(pen, [0 + at * 1.1, -4, top], [0.6, 1, 0.5], at % 2 ? 'cream' : 'black')
  for (const at of times(2 + (n % 2))) turned(pen, 'z', [5.6, -3.4 + at * 2.2, top], [[1.7, 0.8]], 'bright')
  chip(n % 2 ? -1 : 0.6, -0.6, 2.4)
  for (const at of times(5)) box(pen, [-6 + at * 0.9, 1.6, top], [0.5, 0.9, 0.35], at % 2 ? 'amber' : 'cream')
  box(pen, [-4.6, 3.6, top], [5, 1.5, 1], 'white')
  pen.lines(times(7).map((at): Point[] => [[-4.1 + at * 0.66, 5.12, top + 0.3], [-4.1 + at * 0.66, 5.12, top + 0.7]]), 'gold', -0.3, 4)
  pen.faces(times(6).map((at): Point[] => { const a = 2.6 + at * 0.8; return [[a, 4, top], [a + 0.5, 4, top], [a + 0.5, 5.2, top], [a, 5.2, top]] }), pad, -0.05)
  measure(pen, [8, -5.5, 0], [8, -5.5, thick], [1.6, -1.6, 0], String(h))
}

/** Draws a pressure transmitter: thread, hexagon, case and plug. */
export const sensor: Draw = (pen, { n = 1, p = 'bright', m = 'black' }) => {
  const one = (here: Pen) => {
    shadow(here, [0, 0, -4.6], 5, 5)
    turned(here, 'z', [0, 0, -4.6], [[0.2, 0.8, 0.95], [2.5, 0.95]], 'bright')
    rings(here, 'z', [0, 0, -4.4], 0.95, times(6).map((at) => 0.2 + at * 0.36), 'bright', { width: 1.4 })
    extruded(here, 'z', polygon(6, 1.9, 15), -1.9, 1.2, 'bright')
    turned(here, 'z', [0, 0, -0.7], [[0.3, 1.4], [3.6, 1.6], [0.3, 1.6, 1.4]], p)
    band(here, 'z', [0, 0, 1], 0.9, 1.62, m)
    turned(here, 'z', [0, 0, 3.5], [[0.5, 0.9]], 'bright')
    box(here, [-1.1, -1.1, 4], [2.2, 2.2, 1.8], 'black')
    turned(here, 'x', [1.1, 0, 5], [[1, 0.55], [0.5, 0.42]], 'black')
  }
  one(pen)
  const lying = pen.placed([2.4, 5.4, -2.9])
  shadow(lying, [0, 0, -1.6], 9, 4)
  turned(lying, 'x', [-4.4, 0, 0], [[1.6, 0.9], [0.6, 0.7]], 'black')
  turned(lying, 'x', [-2.4, 0, 0], [[3.4, 1.6]], p)
  band(lying, 'x', [-1.4, 0, 0], 0.9, 1.62, n > 1 ? 'red' : m)
  extruded(lying, 'x', polygon(6, 1.9, 0), 1, 1.2, 'bright')
  turned(lying, 'x', [2.2, 0, 0], [[0.2, 0.8], [2.3, 0.95], [0.2, 0.95, 0.75]], 'bright')
  rings(lying, 'x', [2.4, 0, 0], 0.95, times(6).map((at) => 0.3 + at * 0.36), 'bright', { width: 1.4 })
}

/** Draws a gateway for cabinets: a finned case with sockets, antennas and `n` ports. */
export const gateway: Draw = (pen, { n = 4, p = 'slate' }) => {
  shadow(pen, [0, 0, 0], 12, 8)
  for (const x of [-3.4, 3.2]) turned(pen, 'z', [x, -2.8, 2.6], [[0.6, 0.34], [6, 0.3, 0.22]], 'black')
  box(pen, [-5.4, -3.2, 0], [10.8, 6.4, 3.2], p)
  for (const at of times(10)) box(pen, [-5 + at * 1.04, -3, 3.2], [0.3, 6, 0.5], p)
  pane(pen, [-5, 0.3], [10, 2.6], 3.22, p, 0.3)
  for (const at of times(Math.min(6, n))) pane(pen, [-4.6 + at * 1.2, 0.6], [0.9, 0.8], 3.24, 'black', 0)
  for (const at of times(n > 4 ? 4 : 2)) {
    pane(pen, [0.4 + at * 1.15, 1.7], [0.95, 0.9], 3.24, 'bright', 0)
    pane(pen, [0.55 + at * 1.15, 1.8], [0.65, 0.6], 3.26, 'black', -0.1)
  }
  for (const at of times(4)) disc(pen, 'y', [-4.4 + at * 0.6, 3.24, 2.3], 0.15, at === 2 ? 'orange' : 'green', { light: 0.2, edge: false })
}
