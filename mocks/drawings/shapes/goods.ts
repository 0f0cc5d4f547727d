import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { cable, measure, shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { ball, circle, disc, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, type Outline, rectangle, rounded } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws a filled sack that stands, with some of its contents before it. */
export const sack: Draw = (pen, { m = 'cream', p = 'blue', n = 0 }) => {
  shadow(pen, [0.6, 0.6, 0], 10, 8)
  const form: Outline = rounded([[-3.2, 0], [0, -0.1], [3.2, 0], [3.7, 2], [3.5, 5], [3, 7.4], [2.7, 8.6], [-2.7, 8.6], [-3, 7.4], [-3.5, 5], [-3.7, 2]], 3)
  extruded(pen, 'y', form, -1.8, 3.6, 'white', true)
  pane(pen, [-2.9, 2.2], [5.8, 3.6], 1.82, p)
  pane(pen, [-2.4, 3.5], [3, 0.5], 1.84, 'white', 0.4)
  pane(pen, [-2.4, 2.8], [2, 0.35], 1.84, 'white', 0.2)
  for (const z of [8.2, 7.7]) pen.line([[-2.6, 1.82, z], [2.6, 1.82, z]], p, 0, 1.4)
  const heap = pen.placed([3.2, 4.4, 0])
  shadow(heap, [0, 0, 0], 7, 6)
  if (n > 0) {
    turned(heap, 'z', [0, 0, 0], [[2, 3, 0.3]], m, 0.3)
    return
  }
  for (const [row, count, z] of [[2.2, 11, 0.3], [1.5, 8, 0.8], [0.7, 4, 1.2]] as const)
    for (const at of times(count)) {
      const angle = (at / count) * 2 * Math.PI + row - 2.4
      ball(heap, [Math.cos(angle) * row, Math.sin(angle) * row, z], 0.4, m)
    }
}

const oneDrum = (pen: Pen, [x, y, z]: Point, paint: Material, label: Material) => {
  const here = pen.placed([x, y, z])
  turned(here, 'z', [0, 0, 0], [[0.2, 2.6], [2.4, 2.5], [0.25, 2.65], [2.4, 2.5], [0.25, 2.65], [2.4, 2.5], [0.25, 2.62]], paint)
  disc(here, 'z', [0, 0, 8.15], 2.3, paint, { light: 0.2 })
  disc(here, 'z', [0.9, 0.9, 8.17], 0.5, 'iron')
  disc(here, 'z', [-1, -0.9, 8.17], 0.3, 'iron')
  // A label bends with the side.
  const bent = (height: number): Point[] => times(5).map((at) => [Math.cos(0.9 + at * 0.25) * 2.52, Math.sin(0.9 + at * 0.25) * 2.52, height])
  here.face([...bent(3), ...bent(5).toReversed()], label, 0.3)
  here.face([...bent(4.3), ...bent(5).toReversed()], 'orange', 0.1, false)
}

/** Draws steel drums; `n` of them. */
export const drum: Draw = (pen, { n = 1, p = 'blue', m = 'white' }) => {
  const places: Point[] = n > 1 ? [[-3, -2.4, 0], [2.8, -2.4, 0], [0, 3.2, 0]] : [[0, 0, 0]]
  shadow(pen, [0, 0, 0], n > 1 ? 14 : 7, n > 1 ? 13 : 7)
  for (const place of places.slice(0, n)) oneDrum(pen, place, p, m)
}

/** Draws a tote: a white tank in a cage on a pallet. */
export const tote: Draw = (pen, { p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 12, 10)
  for (const y of [-4, -0.6, 2.8]) box(pen, [-5, y, 0], [10, 1.2, 1], 'wood')
  box(pen, [-5.2, -4.2, 1], [10.4, 8.4, 0.4], 'wood')
  extruded(pen, 'z', rectangle(-4.8, -3.8, 9.6, 7.6, 0.8), 1.4, 7, 'ice')
  turned(pen, 'z', [0, 0, 8.4], [[0.3, 1.5], [0.4, 1.2]], p)
  turned(pen, 'y', [0, 3.8, 2], [[0.7, 0.6], [0.5, 0.45]], p)
  pane(pen, [-3, 4.2], [3.4, 2.4], 4.22, 'white', 0.3)
  pane(pen, [-2.7, 5.9], [2.8, 0.4], 4.24, 'orange', 0)
  const bars: Point[][] = [
    ...[2, 4, 6.4, 8.4].map((z): Point[] => [[-5, 4.2, z], [5, 4.2, z], [5, -4.2, z]]),
    ...times(5).map((at): Point[] => [[-5 + at * 2.5, 4.2, 1.4], [-5 + at * 2.5, 4.2, 8.4]]),
    ...times(4).map((at): Point[] => [[5, 4.2 - at * 2.8, 1.4], [5, 4.2 - at * 2.8, 8.4]]),
  ]
  pen.lines(bars, 'iron', 0.05, 1.7)
}

/** Draws a pail of paint or fluid with its handle; `m` is what it holds. */
export const pail: Draw = (pen, { p = 'blue', m = 'teal', n = 0 }) => {
  shadow(pen, [0, 0, 0], 9, 8)
  if (n === 0) {
    // The open one shows its contents.
    const open = pen.placed([-3.6, -2, 0])
    turned(open, 'z', [0, 0, 0], [[5.6, 2.2, 2.6]], 'white')
    tube(open, 'z', [0, 0, 5.4], 0.5, 2.75, 2.45, 'white')
    disc(open, 'z', [0, 0, 5.5], 2.4, m, { light: 0.15 })
    disc(open, 'z', [-0.6, -0.6, 5.5], 1, m, { light: 0.3, edge: false })
  }
  const here = n === 0 ? pen.placed([1.6, 1.4, 0]) : pen
  turned(here, 'z', [0, 0, 0], [[6, 2.4, 2.8]], n === 0 ? 'white' : p)
  const bent = (height: number): Point[] => times(6).map((at) => { const r = 2.43 + height * 0.067; const angle = 0.3 + at * 0.26; return [Math.cos(angle) * r, Math.sin(angle) * r, height] })
  here.face([...bent(1.2), ...bent(4.6).toReversed()], n === 0 ? p : 'white', 0.05)
  here.face([...bent(2.4), ...bent(3.6).toReversed()], n === 0 ? m : p, 0.2, false)
  turned(here, 'z', [0, 0, 6], [[0.4, 3], [0.2, 2.8]], n === 0 ? 'white' : 'black')
  disc(here, 'z', [0, 0, 6.62], 2.3, n === 0 ? 'white' : 'black', { light: 0.25 })
  cable(here, [[2.8, -1.2, 5.6], [2.9, 1.4, 3.6], [1.4, 2.9, 3.6], [-1.2, 2.8, 5.6]], 0.18, 'iron')
}

/** Draws reagent bottles. */
export const bottle: Draw = (pen, { p = 'amber', m = 'teal' }) => {
  shadow(pen, [0, 0, 0], 11, 8)
  const one = ([x, y]: readonly [number, number], glass: Material, size: number) => {
    const here = pen.placed([x, y, 0], size)
    turned(here, 'z', [0, 0, 0], [[4.6, 2], [1, 2, 0.9], [1, 0.8]], glass)
    turned(here, 'z', [0, 0, 6.6], [[1.1, 1.05]], 'white')
    const bent = (height: number): Point[] => times(5).map((at) => [Math.cos(0.3 + at * 0.3) * 2.02, Math.sin(0.3 + at * 0.3) * 2.02, height])
    here.face([...bent(1), ...bent(3.6).toReversed()], 'white', 0.4)
    here.face([...bent(2.9), ...bent(3.6).toReversed()], m, 0, false)
  }
  one([-3.4, -1.4], p, 1)
  one([2.2, -1], 'ice', 1.1)
  one([-0.6, 3.2], p, 0.8)
}

/** Draws rolls of film, cloth or felt: `m` the material, `w` the width, `h` the thickness of a layer. */
export const roll: Draw = (pen, { w = 500, m = 'white', h = 1, n = 2 }) => {
  const long = within(w / 60, 6, 11, 8)
  const layer = within(h / 14, 0.14, 0.7, 0.2)
  const one = (here: Pen, sheet: boolean) => {
    if (sheet) {
      here.face([[-long / 2, 0, -2.6], [long / 2, 0, -2.6], [long / 2, 7, -2.6], [-long / 2, 7, -2.6]], m, 0.22)
      here.face([[-long / 2, 7, -2.6], [long / 2, 7, -2.6], [long / 2, 7, -2.6 - layer], [-long / 2, 7, -2.6 - layer]], m, -0.05)
      here.face([[long / 2, 0, -2.6], [long / 2, 7, -2.6], [long / 2, 7, -2.6 - layer], [long / 2, 0, -2.6 - layer]], m, -0.3)
      if (m === 'carbon') here.lines(times(13).map((at): Point[] => [[-long / 2, 0.4 + at * 0.5, -2.59], [long / 2, 0.4 + at * 0.5, -2.59]]), m, 0.5, 0.7)
    }
    tube(here, 'x', [-long / 2, 0, 0], long, 2.6, 0.9, m, 'kraft')
    for (const at of times(Math.round(1.5 / (layer + 0.1)))) circle(here, 'x', [long / 2, 0, 0], 1.1 + at * (layer + 0.1), m)
  }
  shadow(pen, [0, 1.6, -2.7], long + 3, 11)
  if (n > 1) one(pen.placed([-0.8, -5.6, 0]), false)
  one(pen, true)
  measure(pen, [-long / 2, 7, -2.6], [long / 2, 7, -2.6], [0, 1.8, 0], String(w))
}

/** Draws rolls of strapping, and a strap that runs off one. */
export const strap: Draw = (pen, { w = 16, m = 'green' }) => {
  const wide = within(w / 6, 2.2, 3.6, 2.8)
  shadow(pen, [0, 0, 0], 12, 11)
  tube(pen, 'z', [0, 0, 0], wide, 5, 3.2, m, 'kraft')
    tube(pen, 'z', [0, 0, wide - 0.1], 0.14, 3.4, 3, 'kraft')
  const second = pen.placed([0, 0, wide])
  tube(second, 'z', [0.3, -0.3, 0], wide, 5, 3.2, m, 'kraft')
  for (const at of times(6)) circle(second, 'z', [0.3, -0.3, wide], 3.5 + at * 0.25, m)
  pen.face([[3.6, 3.6, 0.2], [8.6, 1.4, 0.2], [8.6, 1.4, wide * 0.9], [3.6, 3.6, wide]], m, -0.1)
  measure(pen, [5.2, -4, wide], [5.2, -4, wide * 2], [3, -1, 0], String(w))
}

/** Draws cartons: one closed and taped, one open. */
export const carton: Draw = (pen, { n = 2, m = 'kraft', p = 'blue' }) => {
  const one = (here: Pen, open: boolean) => {
    const [x, y, z] = [3.4, 2.8, 4.6] as const
    if (open) {
      here.face([[-x, -y, z], [x, -y, z], [x + 0.4, -y - 1.6, z + 1.4], [-x - 0.4, -y - 1.6, z + 1.4]], m, 0.2)
      here.face([[-x, -y, z], [-x, y, z], [-x - 1.6, y + 0.4, z + 1.4], [-x - 1.6, -y - 0.4, z + 1.4]], m, 0.1)
      here.face([[-x, -y, z], [x, -y, z], [x, y, z], [-x, y, z]], m, -0.6)
    }
    here.face([[-x, y, 0], [x, y, 0], [x, y, z], [-x, y, z]], m, 0.08)
    here.face([[x, -y, 0], [x, y, 0], [x, y, z], [x, -y, z]], m, -0.24)
    if (open) {
      here.face([[-x, y, z], [x, y, z], [x + 0.3, y + 1.7, z - 1], [-x - 0.3, y + 1.7, z - 1]], m, 0.3)
      here.face([[x, -y, z], [x, y, z], [x + 1.7, y + 0.3, z - 1], [x + 1.7, -y - 0.3, z - 1]], m, 0.14)
    } else {
      here.face([[-x, -y, z], [x, -y, z], [x, y, z], [-x, y, z]], m, 0.34)
      here.face([[-x, -0.4, z], [x, -0.4, z], [x, 0.4, z], [-x, 0.4, z]], 'cream', 0.2, false)
      here.face([[x, -0.4, z], [x, 0.4, z], [x, 0.4, z - 1.3], [x, -0.4, z - 1.3]], 'cream', -0.1, false)
    }
    pane(here, [-x + 0.6, 0.7], [1.6, 1.1], y + 0.02, p, 0.3)
    for (const at of [0, 1]) here.line([[x - 1.4 + at * 0.8, y + 0.02, 0.7], [x - 1.4 + at * 0.8, y + 0.02, 1.7]], m, -0.6, 1.4)
  }
  shadow(pen, [0, 0, 0], n > 1 ? 16 : 9, n > 1 ? 10 : 8)
  if (n > 2) one(pen.placed([-4, -6.2, 0]), false)
  if (n > 1) one(pen.placed([-4, 0, 0]), false)
  if (n > 2) one(pen.placed([-4, -1, 4.6]), false)
  one(n > 1 ? pen.placed([3.6, 1.4, 0]) : pen, n === 2)
}

/** Draws a folding crate; with `n` 2 a second one folded under it. `h` is its height in millimetres. */
export const crate: Draw = (pen, { h = 280, p = 'blue', n = 1, m }) => {
  const high = within(h / 68, 3.4, 6, 4.4)
  shadow(pen, [0, 0, 0], 13, 9)
  const base = n > 1 ? 1.6 : 0
  if (base) box(pen, [-6, -4, 0], [12, 8, 1.4], p)
  const [x, y] = [6, 4]
  pen.face([[-x, -y, base + 0.6], [x, -y, base + 0.6], [x, y, base + 0.6], [-x, y, base + 0.6]], p, -0.35)
  pen.face([[-x, -y, base], [x, -y, base], [x, -y, base + high], [-x, -y, base + high]], p, -0.28)
  pen.face([[-x, -y, base], [-x, y, base], [-x, y, base + high], [-x, -y, base + high]], p, -0.42)
  if (m) for (const at of times(12)) ball(pen, [-4.6 + (at % 4) * 3, -2.6 + Math.floor(at / 4) * 2.6, base + high - 0.6], 1.3, m)
  pen.face([[-x, y, base], [x, y, base], [x, y, base + high], [-x, y, base + high]], p, 0.1)
  pen.face([[x, -y, base], [x, y, base], [x, y, base + high], [x, -y, base + high]], p, -0.24)
  const rim = base + high
  const ring: [Point, Point][] = [[[-x, y, rim], [x, y, rim]], [[x, y, rim], [x, -y, rim]], [[x, -y, rim], [-x, -y, rim]], [[-x, -y, rim], [-x, y, rim]]]
  pen.lines(ring, p, 0.4, 3)
  const rows = [base + 0.6, base + 0.6 + high * 0.42].map((low) => [low, low + high * 0.3] as const)
  const front = rows.flatMap(([low, up]) => times(7).map((at): Point[] => { const a = -5.4 + at * 1.6; return [[a, y, low], [a + 1.1, y, low], [a + 1.1, y, up], [a, y, up]] }))
  const side = rows.flatMap(([low, up]) => times(4).map((at): Point[] => { const a = -3.4 + at * 1.8; return [[x, a, low], [x, a + 1.2, low], [x, a + 1.2, up], [x, a, up]] }))
  pen.faces(front, p, -0.3)
  pen.faces(side, p, -0.5)
  pane(pen, [-1.3, base + high - 1], [2.6, 0.6], y + 0.04, 'black', 0)
  measure(pen, [x, -y, base], [x, -y, rim], [1.6, -1.6, 0], String(h))
}

/** Draws a plastic pallet of `w` by `l` millimetres. */
export const pallet: Draw = (pen, { w = 1000, l = 1200, p = 'blue' }) => {
  const [x, y] = [within(l / 170, 5, 8, 7), within(w / 170, 4, 7, 5.9)]
  shadow(pen, [0, 0, 0], x * 2 + 1.4, y * 2 + 1)
  for (const row of [-y, -0.8, y - 1.6])
    for (const at of [-x, -0.9, x - 1.8]) box(pen, [at, row, 0], [1.8, 1.6, 1.3], p)
  for (const row of [-y, -0.8, y - 1.6]) box(pen, [-x, row, 0], [x * 2, 1.6, 0.3], p)
  for (const row of [-y, -0.8, y - 1.6]) for (const at of [-x, -0.9, x - 1.8]) box(pen, [at, row, 0.3], [1.8, 1.6, 1], p)
  box(pen, [-x, -y, 1.3], [x * 2, y * 2, 0.7], p)
  const holes = times(44).map((at) => {
    const [cx, cy] = [-x + 0.5 + (at % 11) * ((x * 2 - 0.6) / 11), -y + 0.5 + Math.floor(at / 11) * ((y * 2 - 0.6) / 4)]
    const [dx, dy] = [cx + (x * 2) / 11 - 0.5, cy + y / 2 - 0.6]
    return [[cx, cy, 2], [dx, cy, 2], [dx, dy, 2], [cx, dy, 2]] as Point[]
  })
  pen.faces(holes, p, -0.3)
  measure(pen, [-x, y, 0], [x, y, 0], [0, 1.8, 0], String(l))
  measure(pen, [x, -y, 0], [x, y, 0], [1.8, 0, 0], String(w))
}
