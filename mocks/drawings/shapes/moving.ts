import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { measure, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { band, disc, dots, turned } from '#mocks/drawings/round.ts'
import { box, extruded } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

const wheel = (pen: Pen, [x, y, z]: Point, radius: number, width = 0.9) => {
  turned(pen, 'y', [x, y, z], [[width, radius]], 'rubber')
  disc(pen, 'y', [x, y + width, z], radius * 0.58, 'white', { light: -0.1 })
  disc(pen, 'y', [x, y + width, z], radius * 0.2, 'iron')
}

/** Draws an electric fork lift. */
export const forklift: Draw = (pen, { w = 2, p = 'orange' }) => {
  const size = within(w / 2, 0.92, 1.2, 1)
  shadow(pen, [1, 0, 0], 15, 6)
  for (const x of [-4.2, 2]) wheel(pen, [x, -2.4, 1.2], 1.2)
  extruded(pen, 'y', [[-5.8 * size, 1], [-5.8 * size, 3.6], [-5, 4.6], [-2, 4.6], [-1.6, 2.6], [2.4, 2.6], [3.2, 1.8], [3.2, 1]], -2.2, 4, p)
  box(pen, [-3.4, -1.2, 4.6], [1.8, 2, 0.5], 'black')
  extruded(pen, 'y', [[-3.6, 5], [-4, 7], [-3.5, 7], [-3, 5]], -1.2, 2, 'black')
  turned(pen, 'x', [0.9, 0, 4.6], [[0.2, 0.8]], 'black')
  for (const y of [-2, 1.5]) {
    extruded(pen, 'y', [[-4.6, 4.6], [-3.6, 9], [-3.2, 9], [-4.2, 4.6]], y, 0.3, 'black')
    extruded(pen, 'y', [[2.2, 2.6], [1.6, 9], [2, 9], [2.7, 2.6]], y, 0.3, 'black')
  }
  box(pen, [-3.7, -2.1, 9], [5.8, 4, 0.3], 'black')
  for (const x of [-4.2, 2]) wheel(pen, [x, 1.4, 1.2], 1.2)
  const high = 10 * size
  for (const y of [-1.3, 0.8]) box(pen, [3.5, y, 0.8], [0.5, 0.5, high], 'iron')
  for (const z of [0.8, high * 0.55, high]) box(pen, [3.5, -1.3, z], [0.5, 2.6, 0.4], 'iron')
  box(pen, [4.1, -1.7, 1], [0.4, 3.4, 2], 'black')
  for (const y of [-1.4, 0.8]) extruded(pen, 'y', [[4.5, 2.4], [4.5, 0.4], [9, 0.4], [9, 0.6], [4.9, 0.9], [4.9, 2.4]], y, 0.6, 'iron')
  pane(pen, [-4.8, 1.7], [2.6, 1.2], 1.82, 'black', 0.1)
}

/** Draws a belt conveyor with goods on it. */
export const conveyor: Draw = (pen, { w = 500, n = 3, p = 'blue' }) => {
  const half = within(w / 320, 1.3, 2.6, 1.6)
  shadow(pen, [0, 0, 0], 20, half * 2 + 2)
  for (const x of [-8, 0, 7.4]) {
    box(pen, [x, -half, 0], [0.5, 0.5, 3], 'iron')
    box(pen, [x, half - 0.5, 0], [0.5, 0.5, 3], 'iron')
  }
  turned(pen, 'y', [-9, -half, 3.7], [[half * 2, 0.62]], 'rubber')
  box(pen, [-9, -half + 0.2, 3.1], [18, half * 2 - 0.4, 1.2], 'rubber', { light: 0.06 })
  turned(pen, 'y', [9, -half + 0.2, 3.7], [[half * 2 - 0.4, 0.62]], 'rubber')
  box(pen, [-9.2, half, 3], [18.4, 0.4, 1], p)
  dots(pen, 'y', times(8).map((at): Point => [-8 + at * 2.3, half + 0.4, 3.5]), 0.26, 'bright', 0.2)
  box(pen, [5.6, half + 0.4, 1.2], [2.2, 1.4, 1.8], 'slate')
  turned(pen, 'y', [6.7, half + 1.8, 2.1], [[0.8, 0.7]], 'slate')
  for (const at of times(n)) box(pen, [-7.4 + at * 5, -1.1, 4.3], [2.4, 2.2, 1.9], 'kraft')
  measure(pen, [9.6, -half, 4.3], [9.6, half, 4.3], [1.8, 0, 0], String(w))
}

/** Draws a flat robot that carries a rack. */
export const carrier: Draw = (pen, { p = 'orange' }) => {
  shadow(pen, [0, 0, 0], 12, 9)
  for (const x of [-3, 2]) wheel(pen, [x, -3, 0.6], 0.6)
  extruded(pen, 'z', [[-5, -2.2], [-4.2, -3.2], [4.2, -3.2], [5, -2.2], [5, 2.2], [4.2, 3.2], [-4.2, 3.2], [-5, 2.2]], 0.4, 1.4, p)
  extruded(pen, 'z', [[-5, -2.2], [-4.2, -3.2], [4.2, -3.2], [5, -2.2], [5, 2.2], [4.2, 3.2], [-4.2, 3.2], [-5, 2.2]], 1.8, 0.2, 'white')
  disc(pen, 'z', [0, 0, 2], 2.4, 'iron')
  disc(pen, 'z', [0, 0, 2], 1.9, 'slate')
  pane(pen, [-2.4, 0.9], [4.8, 0.34], 3.22, 'sky', 0.5)
  for (const [x, y] of [[-4.4, -3], [4, -3]] as const) box(pen, [x, y, 0], [0.4, 0.4, 8.6], 'iron')
  for (const z of [3.4, 6.2]) {
    box(pen, [-4.4, -3, z], [8.8, 6, 0.3], 'steel')
    for (const [x, size, m] of [[-3.6, 2.2, 'kraft'], [-0.6, 1.7, 'sky'], [1.9, 2, 'kraft']] as const) box(pen, [x, -1, z + 0.3], [2, 2.2, size], m)
  }
  for (const [x, y] of [[-4.4, 2.6], [4, 2.6]] as const) box(pen, [x, y, 0], [0.4, 0.4, 8.6], 'iron')
}

/** Draws a lorry: `n` 0 with a box, 1 cooled, 2 with a tank, 3 with a container, 4 with a low loader and its load. */
export const truck: Draw = (pen, { n = 0, p = 'blue' }) => {
  const long = n === 4 ? 12 : 10
  shadow(pen, [0, 0, 0], long + 6, 5.4)
  for (const x of [-long / 2 - 1, -long / 2 + 1.4, 2.6]) wheel(pen, [x, -2.4, 1], 1)
  box(pen, [-long / 2 - 3, -1.6, 1.4], [long + 3, 3.2, 0.6], 'iron')
  const load = pen.placed([-long / 2 - 3, 0, 2])
  if (n === 2) {
    turned(load, 'x', [0, 0, 2.3], [[0.5, 1.6, 2.1], [long - 1, 2.1], [0.5, 2.1, 1.6]], 'bright')
    for (const at of [2, 5, 8]) band(load, 'x', [at, 0, 2.3], 0.3, 2.12, 'steel')
    pen.face([[-3, 1.9, 4.6], [-1.2, 1.9, 3.6], [-3, 1.9, 2.6], [-4.8, 1.9, 3.6]], 'orange', 0.1)
  } else if (n === 4) {
    box(load, [0, -2, -0.2], [long - 1, 4, 0.5], 'slate')
    turned(load, 'x', [1.4, 0, 2.2], [[0.4, 2], [6, 1.8], [0.4, 2], [1, 1, 0.8]], 'steel')
    for (const x of [2.4, 6]) load.line([[x, 1.9, 0.2], [x, 1.2, 3.6], [x, -1.2, 3.6]], 'orange', 0, 2)
  } else {
    const body: Material = n === 3 ? p : 'white'
    box(load, [0, -2.2, 0], [long, 4.4, 5], body)
    if (n === 3) load.lines(times(14).map((at): Point[] => [[0.4 + at * 0.7, 2.2, 0.3], [0.4 + at * 0.7, 2.2, 4.7]]), body, -0.3)
    else pane(load, [0, n ? 3.4 : 1.8], [long, n ? 0.5 : 0.9], 2.22, p)
    if (n === 1) {
      box(load, [long, -1.5, 2.6], [0.9, 3, 2.2], 'white')
      load.face([[long + 0.92, -1, 3], [long + 0.92, 1, 3], [long + 0.92, 1, 4.4], [long + 0.92, -1, 4.4]], 'slate', -0.2)
      const [cx, cz] = [long / 2, 1.8]
      for (const at of times(3)) {
        const angle = (at * Math.PI) / 3
        load.line([[cx - Math.cos(angle), 2.24, cz - Math.sin(angle)], [cx + Math.cos(angle), 2.24, cz + Math.sin(angle)]], 'sky', 0, 2)
      }
    }
  }
  const cab = long / 2 - 2 + (n === 1 ? 0.7 : 0)
  extruded(pen, 'y', [[cab - 0.2, 1.4], [cab - 0.2, 6], [cab + 2.8, 6], [cab + 3.8, 3.6], [cab + 4, 1.4]], -2, 4, n === 3 ? 'white' : p)
  pen.face([[cab + 0.6, 2.02, 3.7], [cab + 3.3, 2.02, 3.7], [cab + 2.6, 2.02, 5.5], [cab + 0.6, 2.02, 5.5]], 'glass', -0.1)
  pen.face([[cab + 3.72, -1.7, 3.8], [cab + 3.72, 1.7, 3.8], [cab + 2.9, 1.7, 5.8], [cab + 2.9, -1.7, 5.8]], 'glass', -0.3)
  for (const y of [-1.5, 0.9]) pen.face([[cab + 4, y, 1.9], [cab + 4, y + 0.6, 1.9], [cab + 4, y + 0.6, 2.4], [cab + 4, y, 2.4]], 'yellow', 0.5)
  for (const x of [-long / 2 - 1, -long / 2 + 1.4, cab + 1.4]) wheel(pen, [x, 1.3, 1], 1)
}

/** Draws containers: `n` of them, stacked. */
export const containers: Draw = (pen, { n = 3, p = 'blue' }) => {
  const one = ([x, y, z]: Point, paint: Material) => {
    const here = pen.placed([x, y, z])
    box(here, [-6, -2, 0], [12, 4, 4], paint)
    here.lines(times(16).map((at): Point[] => [[-5.6 + at * 0.74, 2, 0.35], [-5.6 + at * 0.74, 2, 3.65]]), paint, -0.3)
    here.lines([-1, 0, 1].map((at): Point[] => [[6, at, 0.3], [6, at, 3.7]]), paint, -0.55)
    for (const [cx, cz] of [[-6, 0], [5.4, 0], [-6, 3.6], [5.4, 3.6]] as const) pane(here, [cx, cz], [0.6, 0.4], 2.02, 'slate')
  }
  shadow(pen, [0, 0, 0], 15, 10)
  const places: [Point, Material][] = [[[0, -2.3, 0], 'slate'], [[0, -2.3, 4], p], [[0.6, 2.3, 0], 'orange'], [[0.6, 2.3, 4], 'teal']]
  for (const [place, paint] of places.slice(0, n)) one(place, paint)
}

/** Draws a rack with goods, as of a store: `n` 1 with pallets, else with boxes. */
export const rack: Draw = (pen, { n = 0, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 14, 6)
  const post = (y: number) => {
    for (const x of [-6, -0.2, 5.6]) box(pen, [x, y, 0], [0.4, 0.4, 10], p)
  }
  post(-2.4)
  for (const z of [0.4, 3.6, 6.8]) {
    box(pen, [-6, -2.4, z], [12, 4.8, 0.3], 'orange')
    for (const at of times(n ? 4 : 6)) {
      const wide = n ? 2.4 : 1.5
      const x = -5.4 + at * (n ? 2.8 : 1.88)
      if ((at * 7 + z * 10 + n) % 5 > 3.5) continue
      box(pen, [x, -1.5, z + 0.3], [wide, 3, 1.1 + ((at * 5 + Math.round(z)) % 4) * 0.36], (at + Math.round(z)) % 3 ? 'kraft' : n ? 'sky' : 'white')
    }
  }
  post(2)
}
