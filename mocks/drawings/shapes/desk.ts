import { type Draw, times } from '#mocks/drawings/drawing.ts'
import { shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { band, disc, turned } from '#mocks/drawings/round.ts'
import { box, extruded, polygon, rectangle } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

const paper = (pen: Pen, [x, y, z]: Point, [width, depth]: readonly [number, number], lines: number, p: Material) => {
  pen.face([[x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]], 'white', 0.6)
  pen.line([[x + 0.6, y + 0.7, z], [x + width * 0.6, y + 0.7, z]], p, 0, 2.2)
  for (const at of times(lines)) pen.line([[x + 0.6, y + 1.6 + at * 0.75, z], [x + width - 0.6 - ((at * 3) % 4) * 0.5, y + 1.6 + at * 0.75, z]], 'slate', 0.5, 1.1)
}

/** Draws binders that stand, with papers and a stamp before them: `n` of them. */
export const binder: Draw = (pen, { n = 3, p = 'blue' }) => {
  shadow(pen, [0, 0.6, 0], 12, 10)
  const colours: Material[] = [p, 'white', 'slate', p, 'cream']
  for (const at of times(Math.min(5, n))) {
    const here = pen.placed([-5 + at * 1.9, -3.4, 0])
    box(here, [0, 0, 0], [1.7, 4.6, 6.6], colours[(at + n) % 5]!)
    pane(here, [0.3, 3], [1.1, 2.4], 4.62, 'white', 0.5)
    disc(here, 'y', [0.85, 4.62, 1.4], 0.4, 'black')
  }
  paper(pen, [-5, 2.6, 0.05], [5.4, 5], 4, p)
  const stamp = pen.placed([2.6, 4.4, 0])
  turned(stamp, 'z', [0, 0, 0], [[0.6, 1.4], [0.4, 1.2, 0.7], [1.4, 0.55], [0.8, 0.9], [0.4, 0.9, 0.5]], 'red')
}

/** Draws a framed certificate with a seal before books; `n` selects the seal's place. */
export const certificate: Draw = (pen, { n = 0, p = 'amber', m = 'wood' }) => {
  shadow(pen, [0, 0, 0], 13, 7)
  box(pen, [-5.6, -0.8, 0], [11.2, 0.8, 8.4], m)
  pane(pen, [-5, 0.6], [10, 7.2], 0.02, 'white', 0.55)
  for (const [x, z, w, h] of [[-4.6, 1, 9.2, 0.2], [-4.6, 7.2, 9.2, 0.2]] as const) pane(pen, [x, z], [w, h], 0.04, p)
  pen.line([[-2.4, 0.06, 6.3], [2.4, 0.06, 6.3]], p, -0.2, 3.4)
  pen.lines(times(Math.min(6, n + 1)).map((at): Point[] => [[-3.6, 0.06, 5.4 - at * 0.6], [3.6 - ((at * 5) % 3), 0.06, 5.4 - at * 0.6]]), 'slate', 0.4, 1.3)
  const x = n % 2 ? -3 : 3
  pen.face([[x - 0.5, 0.07, 1.9], [x + 0.5, 0.07, 1.9], [x + 0.8, 0.07, 0.7], [x, 0.07, 1.1], [x - 0.8, 0.07, 0.7]], 'red', 0)
  disc(pen, 'y', [x, 0.08, 2.4], 0.95, 'red', { light: 0.15 })
  disc(pen, 'y', [x, 0.1, 2.4], 0.6, 'gold', { light: 0.2 })
  turned(pen, 'x', [-4, 3, 0.9], [[6.4, 0.9]], 'white')
  band(pen, 'x', [-1.4, 3, 0.9], 0.9, 0.92, 'red')
}

/** Draws a calculator on an account, with coins: `n` piles. */
export const calculator: Draw = (pen, { n = 2, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 14, 12)
  paper(pen, [-7, -5, 0.05], [8, 10], 10, p)
  bars(pen, -6, 2.4, [1, 1.7, 1.3, 2.4])
  const here = pen.placed([1.8, -3.4, 0])
  extruded(here, 'z', rectangle(0, 0, 5, 7.4, 0.5), 0, 0.9, 'slate')
  extruded(here, 'z', rectangle(0.5, 0.5, 4, 1.5, 0.2), 0.9, 0.08, 'glass')
  for (const at of times(16)) box(here, [0.55 + (at % 4) * 1, 2.5 + Math.floor(at / 4) * 1.15, 0.9], [0.75, 0.8, 0.3], at % 4 === 3 ? 'orange' : 'white')
  for (const at of times(n)) for (const row of times(2 + ((at * 2 + n) % 4))) turned(pen, 'z', [-3.4 + at * 2.6, 6.4, row * 0.36], [[0.34, 1.1]], 'gold')
}

const bars = (pen: Pen, x: number, y: number, heights: readonly number[]) => {
  for (const [at, high] of heights.entries()) pen.face([[x + at * 1.2, y + 2.4 - high, 0.08], [x + at * 1.2 + 0.8, y + 2.4 - high, 0.08], [x + at * 1.2 + 0.8, y + 2.4, 0.08], [x + at * 1.2, y + 2.4, 0.08]], 'sky', 0)
}

/** Draws a gavel on its block before law books; `n` of those. */
export const gavel: Draw = (pen, { n = 2, p = 'slate' }) => {
  shadow(pen, [0, 0, 0], 13, 11)
  for (const at of times(n)) {
    box(pen, [-5.6 + (at % 2) * 0.5, -5, at * 1.2], [8, 4.6, 1.1], at % 2 ? 'red' : p)
    pen.face([[-5.2 + (at % 2) * 0.5, -0.38, at * 1.2 + 0.2], [2 + (at % 2) * 0.5, -0.38, at * 1.2 + 0.2], [2 + (at % 2) * 0.5, -0.38, at * 1.2 + 0.9], [-5.2 + (at % 2) * 0.5, -0.38, at * 1.2 + 0.9]], 'cream', 0.2)
  }
  turned(pen, 'z', [0.4, 4, 0], [[0.4, 2.6], [0.5, 2.2]], 'wood')
  turned(pen, 'x', [1.6, 4, 2.4], [[0.4, 0.3], [6.6, 0.36], [0.5, 0.5]], 'wood')
  turned(pen, 'y', [0.4, 2.2, 2.2], [[0.5, 1.2], [0.3, 0.9], [2, 1.1], [0.3, 0.9], [0.5, 1.2]], 'wood')
}

/** Draws a flip chart on its stand: `n` selects the chart. */
export const flipChart: Draw = (pen, { n = 0, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 9, 6)
  for (const x of [-3.6, 3.6]) pen.line([[x, 0.8, 0], [x * 0.8, 0, 9]], 'iron', 0, 4)
  pen.line([[0, -2.6, 0], [0, 0, 9]], 'iron', -0.2, 4)
  box(pen, [-4.6, -0.2, 3.6], [9.2, 0.4, 7.4], 'white')
  const line = (points: readonly (readonly [number, number])[], m: Material, wide: number) => pen.line(points.map(([x, z]): Point => [x, 0.24, z]), m, 0, wide)
  line([[-3.4, 10.1], [0.6, 10.1]], p, 3)
  if (n % 4 === 0) for (const [at, high] of [1, 1.7, 2.6, 3.6].entries()) pane(pen, [-3 + at * 1.6, 4.4], [1, high], 0.24, at === 3 ? 'orange' : p, 0.1)
  else if (n % 4 === 1) {
    line([[-3.6, 5], [-1.8, 6.4], [-0.4, 5.9], [1.4, 7.6], [3.4, 8.6]], p, 3)
    line([[-3.6, 4.4], [3.6, 4.4]], 'slate', 1.4)
    for (const [x, z] of [[-1.8, 6.4], [1.4, 7.6], [3.4, 8.6]] as const) disc(pen, 'y', [x, 0.26, z], 0.26, 'orange')
  } else if (n % 4 === 2) {
    pane(pen, [-1.2, 7.8], [2.4, 1.2], 0.24, p, 0.2)
    for (const x of [-3.6, -0.9, 1.8]) pane(pen, [x, 4.6], [1.9, 1.1], 0.24, x === 1.8 ? 'orange' : 'sky', 0.2)
    line([[0, 7.8], [0, 6.6], [-2.6, 6.6], [-2.6, 5.7]], 'slate', 1.6)
    line([[0, 6.6], [2.7, 6.6], [2.7, 5.7]], 'slate', 1.6)
  } else {
    disc(pen, 'y', [-1, 0.24, 6.6], 2.1, p, { light: 0.2 })
    pen.face([[-1, 0.26, 6.6], [1.1, 0.26, 6.6], [0.6, 0.26, 8], [-1, 0.26, 8.7]], 'orange', 0.1)
    for (const at of times(3)) line([[2, 7.8 - at], [3.8, 7.8 - at]], 'slate', 1.4)
  }
}

/** Draws name badges on a lanyard: `n` of them. */
export const badge: Draw = (pen, { n = 2, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 9, 9)
  for (const at of times(Math.min(3, n))) {
    const here = pen.placed([-2.8 + at * 3.6, -1.6 + at * 1.8, 0.1 + at * 0.4])
    extruded(here, 'z', rectangle(-2.4, -3.2, 4.8, 6.4, 0.4), 0, 0.3, 'white')
    here.face([[-2.4, -2.8, 0.32], [2.4, -2.8, 0.32], [2.4, -1.4, 0.32], [-2.4, -1.4, 0.32]], at % 2 ? 'slate' : p, 0)
    here.face([[-1.9, -0.8, 0.32], [0.2, -0.8, 0.32], [0.2, 1.8, 0.32], [-1.9, 1.8, 0.32]], p, 0.6)
    disc(here, 'z', [-0.85, 0, 0.33], 0.5, p, { light: 0.1, edge: false })
    here.face([[-1.7, 1.8, 0.33], [-1.5, 0.9, 0.33], [-0.2, 0.9, 0.33], [0, 1.8, 0.33]], p, 0.1, false)
    for (const at of times(3)) here.line([[0.7, -0.4 + at * 0.9, 0.34], [1.9, -0.4 + at * 0.9, 0.34]], 'slate', 0.2, 1.8)
    here.line([[-1.8, 2.5, 0.34], [1.8, 2.5, 0.34]], 'slate', 0.3, 1.8)
    here.line([[-0.3, -3.2, 0.3], [-1.8, -5.2, 0.1], [0.2, -6.4, 0.1], [1.6, -5.2, 0.1], [0.3, -3.2, 0.3]], at % 2 ? p : 'slate', 0, 3)
  }
}

/** Draws coins and a growing chart: `n` piles. */
export const coins: Draw = (pen, { n = 4, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 14, 8)
  box(pen, [-6.4, -4.2, 0], [12.4, 0.5, 8], 'white')
  pen.line([[-5.4, -3.68, 1.4], [-2.4, -3.68, 3], [0.4, -3.68, 3.2], [2.6, -3.68, 5.2], [5, -3.68, 6.8]], p, 0, 3)
  pen.line([[3.8, -3.66, 6.6], [5, -3.66, 6.8], [4.9, -3.66, 5.6]], p, 0, 3)
  for (const at of times(Math.min(4, n))) for (const row of times(1 + ((at * 2 + n) % 6))) turned(pen, 'z', [-4.8 + at * 3, 1.2, row * 0.42], [[0.4, 1.3]], row % 3 === 2 ? 'brass' : 'gold')
}

/** Draws books with a cap or a helmet on them: `n` books. */
export const books: Draw = (pen, { n = 3, p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 12, 10)
  const colours: Material[] = [p, 'orange', 'slate', 'teal', 'red']
  for (const at of times(n)) {
    const x = ((at * 7) % 3) * 0.4
    box(pen, [-4.6 + x, -3.4, at * 1.3], [8.4, 6.4, 1.2], colours[at % 5]!)
    pen.face([[-4.2 + x, 3.02, at * 1.3 + 0.22], [3.8 + x, 3.02, at * 1.3 + 0.22], [3.8 + x, 3.02, at * 1.3 + 1], [-4.2 + x, 3.02, at * 1.3 + 1]], 'cream', 0.3, false)
  }
  const top = pen.placed([0, -0.2, n * 1.3])
  turned(top, 'z', [0, 0, 0], [[1.4, 2, 2.3]], 'navy')
  extruded(top, 'z', polygon(4, 4.2, 0), 1.5, 0.3, 'navy')
  turned(top, 'z', [0, 0, 1.8], [[0.2, 0.3]], 'gold')
  top.line([[0, 0, 2], [2.8, 1.4, 1.9], [2.9, 1.5, 0]], 'gold', 0, 2)
}

/** Draws a design in the making: drawing, pencil and its model, a bottle or a case by `n`. */
export const design: Draw = (pen, { n = 0, p = 'orange' }) => {
  shadow(pen, [0, 0, 0], 16, 12)
  pen.face([[-8, -5.6, 0.05], [6, -5.6, 0.05], [6, 5.6, 0.05], [-8, 5.6, 0.05]], 'sky', 0.62)
  for (const at of times(6)) pen.line([[-7.4, -4.6 + at * 1.9, 0.06], [5.4, -4.6 + at * 1.9, 0.06]], 'sky', 0.25, 0.7)
  for (const at of times(7)) pen.line([[-7 + at * 2, -5.2, 0.06], [-7 + at * 2, 5.2, 0.06]], 'sky', 0.25, 0.7)
  disc(pen, 'z', [-4, 1.6, 0.07], 2.2, 'navy', { hole: 2.1, light: 0, edge: false })
  pen.line([[-6.6, 1.6, 0.07], [-1.4, 1.6, 0.07]], 'navy', 0.2, 1)
  pen.line([[-4, -1, 0.07], [-4, 4.2, 0.07]], 'navy', 0.2, 1)
  const here = pen.placed([1.6, -1.8, 0])
  if (n % 4 === 0) turned(here, 'z', [0, 0, 0], [[0.3, 1.9, 2.1], [3.6, 2.1, 1.6], [1.2, 1.6, 0.8], [0.6, 0.8], [0.9, 1]], p)
  else if (n % 4 === 1) {
    extruded(here, 'z', rectangle(-2, -2.6, 4, 5.2, 0.8), 0, 3.6, 'white')
    extruded(here, 'z', rectangle(-2, -2.6, 4, 5.2, 0.8), 3.6, 0.8, p)
    turned(here, 'z', [0, 0, 4.4], [[0.7, 1]], 'black')
  } else if (n % 4 === 2) {
    box(here, [-2.4, -2, 0], [4.8, 4, 4.6], p)
    pane(here, [-1.6, 1], [3.2, 2.4], 2.02, 'white', 0.3)
    here.face([[-2.4, -0.5, 4.62], [2.4, -0.5, 4.62], [2.4, 0.5, 4.62], [-2.4, 0.5, 4.62]], 'white', 0.3)
  } else {
    turned(here, 'z', [0, 0, 0], [[0.4, 2.4], [0.6, 0.5], [2.6, 0.4]], 'iron')
    turned(here, 'z', [0, 0, 3.4], [[2.2, 2.6, 1.4], [0.2, 1.2]], p)
  }
  turned(pen, 'x', [-3.4, 7.2, 0.4], [[0.6, 0.42], [6, 0.42, 0.42, 'yellow'], [1, 0.42, 0.1, 'wood']], 'red')
}
