import type { activityTypes } from '#api/activity.ts'
import { type Draw, times } from '#mocks/drawings/drawing.ts'
import { shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen, Point } from '#mocks/drawings/pen.ts'
import { disc, dome, turned } from '#mocks/drawings/round.ts'
import { box, extruded, rectangle } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws the floor of a room. */
const floor = (pen: Pen, width: number, depth: number) => {
  shadow(pen, [0, 0, -0.3], width + 1, depth + 1)
  box(pen, [-width / 2, -depth / 2, -0.5], [width, depth, 0.5], 'concrete', { light: 0.3 })
}

/** Draws a chair that looks to the upper right. */
const chair = (pen: Pen, x: number, y: number, p: Material) => {
  for (const [dx, dy] of [[0.1, 0.1], [1, 0.1], [0.1, 1], [1, 1]] as const) pen.line([[x + dx, y + dy, 0], [x + dx, y + dy, 1]], 'iron', -0.1, 1.4)
  box(pen, [x, y, 1], [1.1, 1.1, 0.25], p)
  box(pen, [x, y + 0.95, 1.25], [1.1, 0.2, 1.2], p)
}

/** Draws a stage with its wall and lectern; what stands on the wall is drawn at 10 by 5 from (-5, 2). */
const stage = (pen: Pen, p: Material) => {
  box(pen, [-8, -5.4, 0], [16, 4, 0.7], 'wood')
  box(pen, [-6.4, -5.2, 0.7], [12.8, 0.4, 7], 'white')
  pane(pen, [-6.4, 6.9], [12.8, 0.8], -4.78, p)
  pane(pen, [-5.4, 1.6], [10.8, 5], -4.78, 'screen', -0.1)
}

const lectern = (pen: Pen, x: number, p: Material) => {
  box(pen, [x, -2.8, 0.7], [1.6, 0.9, 2.2], p)
  pen.face([[x - 0.2, -3, 2.9], [x + 1.8, -3, 2.9], [x + 1.8, -1.7, 3.3], [x - 0.2, -1.7, 3.3]].map(([a, b, c]): Point => [a!, b!, c!]), 'white', 0.3)
  pen.line([[x + 0.8, -2.6, 3], [x + 0.6, -2.3, 4]], 'black', 0, 1.4)
}

const write = (pen: Pen, lines: readonly (readonly (readonly [number, number])[])[], m: Material, wide: number) =>
  pen.lines(lines.map((line) => line.map(([x, z]): Point => [x, -4.76, z])), m, 0.2, wide)

const briefing: Draw = (pen, { p = 'blue', n = 0 }) => {
  floor(pen, 18, 14)
  stage(pen, p)
  write(pen, [[[-4.6, 5.8], [1 + n, 5.8]]], 'white', 4)
  write(pen, times(3).map((at) => [[-4.6, 4.6 - at * 0.9], [3.6 - ((at + n) % 3), 4.6 - at * 0.9]]), 'sky', 2)
  lectern(pen, 5.2, p)
  for (const row of times(2)) for (const at of times(4 + n)) chair(pen, -7.2 + at * (15 / (4 + n)), 0.6 + row * 2.8, p)
}

const pitch: Draw = (pen, { p = 'blue', n = 0 }) => {
  floor(pen, 18, 14)
  stage(pen, p)
  for (const at of times(4)) pane(pen, [-4.6 + at * 1.3, 2], [0.8, 0.8 + at * (0.7 + n * 0.12)], -4.76, at === 3 ? 'orange' : 'sky', 0.1)
  write(pen, [[[1.4, 2.4], [2.6, 3.4], [3.4, 3.2], [4.8, 5.4]]], 'green', 3)
  write(pen, [[[4, 5.2], [4.8, 5.4], [4.8, 4.5]]], 'green', 3)
  lectern(pen, -7, p)
  for (const row of times(2)) for (const at of times(3 + n)) {
    const x = -6.4 + at * (14 / (3 + n))
    chair(pen, x, 1 + row * 3.2, p)
    turned(pen, 'z', [x + 2, 2 + row * 3.2, 0], [[1.3, 0.12], [0.15, 0.7]], 'white')
  }
}

/** Draws a long table with seats on both sides; the rest of a scene stands on it. */
const table = (pen: Pen, p: Material, seats: number, on: (top: Pen) => void) => {
  floor(pen, 18, 13)
  for (const at of times(seats)) {
    const x = -6.6 + at * (13.6 / seats)
    for (const [dx, dy] of [[0.1, 0.1], [1.2, 0.1], [0.1, 1.2], [1.2, 1.2]] as const) pen.line([[x + dx, -4.2 + dy, 0], [x + dx, -4.2 + dy, 1.1]], 'iron', -0.1, 1.4)
    box(pen, [x, -4.4, 1.1], [1.3, 0.2, 1.9], p)
    box(pen, [x, -4.2, 1.1], [1.3, 1.3, 0.3], p)
  }
  for (const x of [-6.4, 5.6]) box(pen, [x, -1.6, 0], [0.8, 3.2, 1.7], 'iron')
  box(pen, [-7.4, -2, 1.7], [14.8, 4, 0.4], 'wood')
  on(pen.placed([0, 0, 2.1]))
  for (const at of times(seats)) chair(pen, -6.6 + at * (13.6 / seats), 3, p)
}

const banks: Draw = (pen, { p = 'blue', n = 0 }) =>
  table(pen, p, 3 + n, (top) => {
    for (const at of times(4)) top.face([[-6 + at * 3.4, -1.6, 0.02], [-4.6 + at * 3.4, -1.6, 0.02], [-4.6 + at * 3.4, 0, 0.02], [-6 + at * 3.4, 0, 0.02]], 'white', 0.5)
    for (const [at, high] of [3, 5, 7].entries()) for (const row of times(high)) turned(top, 'z', [1.2 + at * 1.6, 1, row * 0.28], [[0.26, 0.65]], 'gold')
    box(top, [-5.6, 0.4, 0], [2.6, 1.2, 0.5], 'slate')
  })

const supply: Draw = (pen, { p = 'blue', n = 0 }) => {
  floor(pen, 19, 13)
  const paints: Material[] = [p, 'orange', 'teal']
  for (const at of times(3)) {
    const here = pen.placed([-8.6 + at * 6, -4.4, 0])
    const own = paints[(at + n) % 3]!
    box(here, [0, 0, 0], [5, 0.3, 5.6], 'white')
    box(here, [0, 0, 0], [0.3, 4.6, 5.6], 'white')
    box(here, [0, -0.1, 5.6], [5, 4.8, 0.7], own)
    pane(here, [0.8, 2.4], [3.4, 2], 0.34, 'screen', 0)
    here.lines([[[1.2, 0.36, 3.8], [3, 0.36, 3.8]], [[1.2, 0.36, 3.1], [2.4, 0.36, 3.1]]], 'sky', 0.3, 1.6)
    box(here, [1, 3, 0], [3.4, 1.2, 2], own)
    box(here, [1.5, 3.3, 2], [0.9, 0.7, 0.7], 'kraft')
    turned(here, 'z', [3.4, 3.6, 2], [[0.9, 0.35]], 'bright')
  }
  for (const at of times(2)) box(pen, [-6 + at * 7, 3.4, 0], [1.4, 1.4, 1.2], 'kraft')
}

const training: Draw = (pen, { p = 'blue', n = 0 }) => {
  floor(pen, 18, 14)
  box(pen, [-5.6, -6, 1.4], [11.2, 0.3, 5], 'white')
  const wall = pen.placed([0, -0.9, 0])
  write(wall, [[[-4.6, 5.4], [-0.6, 5.4]]], p, 3)
  write(wall, times(3).map((at) => [[-4.6, 4.5 - at * 0.8], [-1 - ((at + n) % 2), 4.5 - at * 0.8]]), 'slate', 1.6)
  disc(wall, 'y', [2.6, -4.76, 4], 1.5, p, { hole: 0.9, light: 0.2, edge: false })
  for (const row of times(2)) for (const at of times(3 + (n % 2))) {
    const x = -7.6 + at * (15.4 / (3 + (n % 2)))
    const y = -2.2 + row * 4.2
    for (const dx of [0.1, 2.9]) box(pen, [x + dx, y, 0], [0.2, 1.6, 1.6], 'iron')
    box(pen, [x, y, 1.6], [3.2, 1.6, 0.25], 'wood')
    box(pen, [x + 0.7, y + 0.4, 1.85], [1.6, 0.9, 0.12], 'iron')
    extruded(pen.placed([0, y + 0.3, 0]), 'y', rectangle(x + 0.7, 1.97, 1.6, 1.1), 0, 0.1, 'black')
    chair(pen, x + 1, y + 1.8, p)
  }
}

const salon: Draw = (pen, { p = 'blue', n = 0 }) => {
  floor(pen, 16, 14)
  disc(pen, 'z', [0, 0, 0.02], 5.6, p, { light: 0.72, edge: false })
  const armchair = (x: number, y: number, way: 1 | -1, m: Material) => {
    box(pen, [x, y, 0], [2.6, 2.6, 1.2], m)
    if (way > 0) box(pen, [x, y - 0.6, 0], [2.6, 0.7, 2.6], m)
    for (const dx of [-0.5, 2.5]) box(pen, [x + dx, y, 0], [0.6, 2.6, 1.8], m)
    if (way < 0) box(pen, [x, y + 2.5, 0], [2.6, 0.6, 2.6], m)
  }
  armchair(-4.6, -5, 1, p)
  armchair(1.6, -5, 1, n === 1 ? 'orange' : p)
  turned(pen, 'z', [0, 0, 0], [[0.2, 1.1], [1.5, 0.25], [0.25, 2.2]], 'wood')
  for (const [x, y] of [[-0.8, 0.2], [0.9, -0.5], [0.5, 1]] as const) turned(pen, 'z', [x, y, 1.95], [[0.1, 0.42], [0.5, 0.26, 0.34]], 'white')
  armchair(-4.2, 2.6, -1, n === 2 ? 'teal' : p)
  armchair(1.8, 2.6, -1, p)
  turned(pen, 'z', [6.4, -5, 0], [[1.4, 0.6, 0.8]], 'white')
  dome(pen, 'z', [6.4, -5, 1.4], 1.3, 3, 'green')
}

/** Scenes of the covers, by the type of activity. */
export const scenes: Record<(typeof activityTypes)[number], Draw> = {
  政策宣讲: briefing,
  项目路演: pitch,
  银企对接: banks,
  供需对接: supply,
  培训: training,
  沙龙: salon,
}
