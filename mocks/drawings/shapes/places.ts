import { type Draw, times } from '#mocks/drawings/drawing.ts'
import { shadow } from '#mocks/drawings/lines.ts'
import type { Material } from '#mocks/drawings/materials.ts'
import type { Pen } from '#mocks/drawings/pen.ts'
import { dome, turned } from '#mocks/drawings/round.ts'
import { box, extruded } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

const ground = (pen: Pen, width: number, depth: number) => {
  shadow(pen, [0, 0, -0.3], width + 2, depth + 2)
  box(pen, [-width / 2, -depth / 2, -0.4], [width, depth, 0.4], 'concrete')
}

const windows = (pen: Pen, x: number, z: number, count: number, y: number, size: readonly [number, number] = [1.1, 0.9], gap = 1.6) => {
  for (const at of times(count)) pane(pen, [x + at * gap, z], size, y, 'glass', -0.1)
}

const tree = (pen: Pen, x: number, y: number) => {
  turned(pen, 'z', [x, y, 0], [[0.8, 0.14]], 'wood')
  dome(pen, 'z', [x, y, 0.7], 0.75, 1.5, 'green')
}

/**
 * Draws a place to rent: `n` 0 a hall with a saw-tooth roof, 1 a tall hall with a crane, 2 a clean room, 3 a store with
 * docks, 4 an office house, 5 a cold store, 6 a store for dangerous goods, 7 a show room, 8 a pilot plant, 9 a studio.
 */
export const building: Draw = (pen, { n = 0, p = 'blue' }) => {
  ground(pen, 20, 15)
  if (n === 4) {
    box(pen, [-4, -4, 0], [8, 8, 12], 'white')
    for (const floor of times(6)) {
      windows(pen, -3.6, 1 + floor * 1.9, 5, 4.02, [1.1, 1.2], 1.52)
      for (const at of times(5)) pen.face([[4.02, 3.4 - at * 1.52, 1 + floor * 1.9], [4.02, 2.3 - at * 1.52, 1 + floor * 1.9], [4.02, 2.3 - at * 1.52, 2.2 + floor * 1.9], [4.02, 3.4 - at * 1.52, 2.2 + floor * 1.9]], 'glass', -0.35)
    }
    box(pen, [-4.3, -4.3, 12], [8.6, 8.6, 0.4], p)
    box(pen, [-1, -1.6, 12.4], [2.4, 2, 1], 'white')
    pane(pen, [-1.4, 0], [2.8, 0.9], 4.06, p)
    for (const [x, y] of [[-7.6, 5], [-5.8, 6.2], [6.6, 4]] as const) tree(pen, x, y)
    return
  }
  const high = n === 1 || n === 5 ? 7 : n === 6 ? 3.4 : 5
  const wall: Material = n === 2 || n === 5 ? 'ice' : 'white'
  box(pen, [-8, -5, 0], [16, 10, high], wall)
  if (n === 0 || n === 8)
    for (const at of times(4)) extruded(pen, 'y', [[-8 + at * 4, high], [-4 + at * 4, high], [-8 + at * 4, high + 2]], -5, 10, at % 2 ? 'slate' : p)
  else if (n === 1) extruded(pen, 'x', [[-5.4, high], [0, high + 2.2], [5.4, high], [5.4, high + 0.4], [0, high + 2.8], [-5.4, high + 0.4]].map(([a, b]) => [a!, b!] as const), -8.2, 16.4, p)
  else box(pen, [-8.2, -5.2, high], [16.4, 10.4, 0.5], n === 6 ? 'orange' : p)
  if (n === 2) {
    for (const at of times(4)) box(pen, [-6.6 + at * 3.6, -2, high + 0.5], [2, 2.6, 1.1], 'bright')
    pane(pen, [-7, 1.4], [9, 2.4], 5.02, 'glass', 0)
    for (const at of times(4)) pen.line([[-5.2 + at * 1.8, 5.04, 1.4], [-5.2 + at * 1.8, 5.04, 3.8]], 'white', 0.2, 1.6)
    pane(pen, [4, 0], [2.2, 3.4], 5.02, p, 0.2)
  } else if (n === 3 || n === 5) {
    for (const at of times(4)) {
      pane(pen, [-7 + at * 3.7, 0.9], [2.6, 2.6], 5.02, at === 1 ? 'screen' : 'slate', 0.1)
      box(pen, [-7.2 + at * 3.7, 5, 0.4], [3, 0.5, 0.5], 'yellow')
    }
    if (n === 5) for (const at of times(3)) turned(pen, 'z', [-4.4 + at * 4, -0.4, high + 0.5], [[1, 1.2], [0.2, 1]], 'bright')
    else box(pen, [2.2, -2, high + 0.5], [3, 2.4, 0.8], 'bright')
  } else if (n === 6) {
    for (const at of times(3)) pane(pen, [-6.6 + at * 4.8, 0], [3, 2.6], 5.02, 'slate', 0.2)
    for (const at of times(3)) turned(pen, 'z', [-5 + at * 4.8, -1, high + 0.5], [[1.4, 0.4], [0.3, 0.7]], 'bright')
    box(pen, [-9.4, 6.4, 0], [18.8, 0.4, 1.1], 'concrete')
  } else if (n === 7 || n === 9) {
    pane(pen, [-7.2, 0.3], [14.4, 3.6], 5.02, n === 7 ? 'glass' : 'screen', -0.1)
    for (const at of times(5)) pen.line([[-4.8 + at * 2.4, 5.04, 0.3], [-4.8 + at * 2.4, 5.04, 3.9]], 'white', 0.3, 1.8)
    pane(pen, [-7.2, 4.1], [5, 0.7], 5.04, p)
    if (n === 9) turned(pen, 'z', [-2, 0, high + 0.5], [[1.6, 0.12], [0.4, 0.2, 1.4]], 'iron')
  } else {
    windows(pen, -7.2, high - 2.2, 9, 5.02)
    pane(pen, [-1.6, 0], [3.6, 3], 5.02, 'slate', 0.1)
    for (const at of times(4)) pen.line([[-1.6, 5.04, 0.6 + at * 0.6], [2, 5.04, 0.6 + at * 0.6]], 'slate', -0.3, 1)
    if (n === 1) pane(pen, [3.4, 0], [3, 4.2], 5.02, 'slate', 0.1)
    if (n === 8) for (const x of [4.4, 6.4]) turned(pen, 'z', [x, 5.9, 0], [[3.6, 0.8], [0.4, 0.8, 0.3]], 'bright')
  }
  tree(pen, -8.8, 6)
  if (n !== 6) tree(pen, 8.6, 6)
}
