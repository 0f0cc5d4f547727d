import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { measure, shadow } from '#mocks/drawings/lines.ts'
import { circle, tube, turned } from '#mocks/drawings/round.ts'
import { box, extruded, type Outline } from '#mocks/drawings/solids.ts'

/** Draws a coil of sheet metal that stands, its free end on the floor. */
export const coil: Draw = (pen, { m = 'steel', w = 5, n = 1 }) => {
  const wide = within(w, 2, 7, 4.6)
  const one = (y: number, x: number) => {
    const here = pen.placed([x, y, 0])
    shadow(here, [wide / 2, 0, -5], wide + 1, 8)
    tube(here, 'x', [0, 0, 0], wide, 5, 2.1, m)
    for (const at of times(9)) circle(here, 'x', [wide, 0, 0], 2.4 + at * 0.29, m)
    for (const at of [-1, 1]) {
      const y2 = at * 0.3
      here.line([[0, y2, 5], [wide, y2, 5]], 'slate', -0.2, 2.4)
    }
    here.line([[wide + 0.02, 0.3, 5], [wide + 0.02, 0.3, 2.1]], 'slate', -0.35, 2.4)
  }
  const chocks = (x: number) => {
    box(pen, [x - 0.8, -4.2, -5], [wide + 1.6, 1.4, 1], 'wood')
    box(pen, [x - 0.8, 2.2, -5], [wide + 1.6, 1.4, 1], 'wood')
  }
  if (n > 1) {
    chocks(-wide - 2)
    one(0, -wide - 2)
  }
  chocks(0)
  one(0, 0)
}

/** Draws a pile of plates; `h` is the thickness of one, in millimetres. */
export const plates: Draw = (pen, { h = 10, m = 'aluminium', n }) => {
  const thick = within(h / 28, 0.24, 1.8, 0.6)
  const count = n ?? Math.max(2, Math.round(3.2 / (thick + 0.2)))
  shadow(pen, [0, 0, 0], 17, 12)
  for (const x of [-6, -0.6, 4.8]) box(pen, [x, -5, 0], [1.2, 10, 0.8], 'wood')
  for (const at of times(count)) {
    const [x, y] = [((at * 7) % 3) * 0.16 - 0.16, ((at * 5) % 3) * 0.14 - 0.14]
    box(pen, [-7.5 + x, -5 + y, 0.8 + at * (thick + 0.06)], [15, 10, thick], m)
  }
  const top = 0.8 + count * (thick + 0.06)
  pen.face([[-7.2, -4.6, top], [-1, -4.6, top], [-5.6, 4.6, top], [-7.2, 4.6, top]], m, 0.62, false)
  measure(pen, [7.5, -5, top - thick], [7.5, -5, top], [1.6, -1.6, 0], String(h))
}

/** Draws round bars in a bundle; `d` is the diameter of one, in millimetres. */
export const bars: Draw = (pen, { d = 20, m = 'titanium' }) => {
  const r = within(d / 30, 0.55, 1.5, 0.8)
  const across = r < 0.8 ? 6 : r < 1.2 ? 4 : 3
  shadow(pen, [0, 0, 0], 18, across * r * 2 + 1)
  for (const x of [-5, 4]) box(pen, [x, -across * r - 0.6, 0], [1, across * r * 2 + 1.2, 0.8], 'wood')
  for (const row of times(Math.min(3, across)))
    for (const at of times(across - row)) {
      const y = (at - (across - row - 1) / 2) * r * 2
      const x = ((at * 7 + row * 3) % 4) * 0.2
      turned(pen, 'x', [-8 + x, y, 0.8 + r + row * r * 1.74], [[15.8, r]], m)
    }
  measure(pen, [8.4, ((across - 1) / 2) * r * 2 - r, 0.8 + r], [8.4, ((across - 1) / 2) * r * 2 + r, 0.8 + r], [1.6, 0, 0], `Ø${String(d)}`)
}

const frame: Outline = [[-2, -2], [2, -2], [2, -0.7], [1.3, -0.7], [1.3, -1.3], [0.5, -1.3], [0.5, -0.5], [1.3, 0.4], [1.3, 1.3], [2, 1.3], [2, 2], [-2, 2], [-2, 0.7], [-1.3, 0.7], [-1.3, 1.3], [-0.5, 1.3], [-0.5, 0.5], [-1.3, -0.4], [-1.3, -1.3], [-2, -1.3]]

/** Draws extruded sections, in a pile. */
export const profile: Draw = (pen, { m = 'aluminium' }) => {
  shadow(pen, [0, 0, -2], 18, 12)
  for (const [y, z] of [[-4.6, 0], [0, 0], [-2.3, 4.1], [4.6, 0]] as const) {
    const here = pen.placed([z ? -0.6 : 0, y, z])
    extruded(here, 'x', frame, -8, 16, m)
    here.line([[-8, 2, 1.6], [8, 2, 1.6]], m, -0.3, 0.8)
  }
}

/** Draws blocks of magnets, rings and plates. */
export const magnets: Draw = (pen, { m = 'bright' }) => {
  shadow(pen, [0, 0, 0], 15, 11)
  box(pen, [-6, -5, 0], [5.4, 3.4, 1.6], m)
  box(pen, [-5.6, -4.6, 1.6], [5.4, 3.4, 1.6], m)
  tube(pen, 'z', [3.6, -2.2, 0], 1.4, 3.1, 1.7, m)
  tube(pen, 'z', [3.2, -2, 1.4], 1.4, 3.1, 1.7, m)
  for (const at of times(3)) turned(pen, 'z', [-4.4 + at * 3.4, 3.4, 0], [[1 + (2 - at) * 0.9, 1.4], [0.15, 1.4, 1.25]], m)
}

/** Draws a welded and painted frame of beams. */
export const steelFrame: Draw = (pen, { m = 'zinc' }) => {
  const beam: Outline = [[-1, -1.6], [1, -1.6], [1, -1.2], [0.2, -1.2], [0.2, 1.2], [1, 1.2], [1, 1.6], [-1, 1.6], [-1, 1.2], [-0.2, 1.2], [-0.2, -1.2], [-1, -1.2]]
  shadow(pen, [0, 0, -1.6], 19, 12)
  for (const y of [-4, 0]) extruded(pen.placed([0, y, 0]), 'x', beam, -8.5, 17, m)
  extruded(pen.placed([0.4, -2, 3.2]), 'x', beam, -8.5, 17, m)
  extruded(pen.placed([0, 4, 0]), 'x', beam, -8.5, 17, m)
}
