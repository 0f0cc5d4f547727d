import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { measure, shadow } from '#mocks/drawings/lines.ts'
import type { Point } from '#mocks/drawings/pen.ts'
import { around, ball, band, disc, dots, rings, tube, type Turn, turned } from '#mocks/drawings/round.ts'
import { box, extruded, type Outline, polygon } from '#mocks/drawings/solids.ts'

/** Draws a deep groove ball bearing, on edge. */
export const bearing: Draw = (pen, { m = 'bright' }) => {
  shadow(pen, [0.4, 0, -5], 4, 10)
  tube(pen, 'x', [-1.6, 0, 0], 3.2, 5, 3.9, m)
  disc(pen, 'x', [1.2, 0, 0], 3.95, 'black', { hole: 2.5, light: -0.1, edge: false })
  for (const at of times(9)) {
    const angle = (at / 9) * 2 * Math.PI
    ball(pen, [1.2, Math.cos(angle) * 3.2, Math.sin(angle) * 3.2], 0.66, 'steel')
  }
  tube(pen, 'x', [-1.6, 0, 0], 3.2, 2.6, 1.9, m)
}

const toothed = (teeth: number, radius: number, depth: number): Outline =>
  times(teeth).flatMap((at) =>
    ([[0, -1], [0.22, 0], [0.5, 0], [0.72, -1]] as const).map(([part, low]) => {
      const angle = ((at + part) / teeth) * 2 * Math.PI
      const r = radius + low * depth
      return [r * Math.cos(angle), r * Math.sin(angle)] as const
    }),
  )

/** Draws a gear that lies, with its pinion standing in mesh. */
export const gear: Draw = (pen, { n = 24, m = 'steel' }) => {
  shadow(pen, [0, 0, -1.2], 13, 13)
  extruded(pen, 'z', toothed(Math.round(within(n, 16, 32, 24)), 6, 0.9), -1.2, 2, m)
  disc(pen, 'z', [0, 0, 0.8], 4.4, m, { light: 0.05 })
  disc(pen, 'z', [0, 0, 0.8], 4.1, m, { light: 0.3 })
  turned(pen, 'z', [0, 0, 0.8], [[1.1, 2.2]], m)
  tube(pen, 'z', [0, 0, 1.5], 0.42, 2.2, 1.4, m)
  disc(pen, 'z', [0, 0, 1.7], 1.36, 'black', { light: -0.25, edge: false })
  const pinion = pen.placed([6.9, 3.2, 0])
  extruded(pinion, 'z', toothed(11, 2.5, 0.8), -1.4, 2.8, 'iron')
  turned(pinion, 'z', [0, 0, 1.4], [[2.4, 1], [0.2, 1, 0.8]], 'bright')
}

/** Draws a stepped shaft. */
export const shaft: Draw = (pen, { m = 'bright' }) => {
  const steps: Turn[] = [[0.2, 0.8, 1], [2.8, 1], [2.4, 1.5], [0.4, 2.2], [3.6, 1.75], [2.6, 1.4], [2.2, 1], [0.2, 1, 0.8]]
  shadow(pen, [0.4, 0, -2.1], 16, 4)
  turned(pen, 'x', [-7, 0, 0], steps, m)
  pen.face([[3.4, 0.5, 1.2], [5, 0.5, 1.2], [5, -0.3, 1.38], [3.4, -0.3, 1.38]], m, -0.5)
  const second = pen.placed([0.5, 5.2, 0])
  shadow(second, [0.2, 0, -2.1], 12, 3.4)
  turned(second, 'x', [-5.5, 0, 0], [[0.2, 0.9, 1.1], [4.4, 1.1], [0.5, 2], [3.2, 1.5], [2.6, 1.1], [0.2, 1.1, 0.9]], m)
}

/** Draws a ventilated brake disc, on edge. */
export const brakeDisc: Draw = (pen, { d = 320 }) => {
  const r = within(d / 58, 5, 6.2, 5.5)
  shadow(pen, [0.2, 0, -r], 3.4, r * 2)
  tube(pen, 'x', [-1.3, 0, 0], 0.55, r, r * 0.55, 'iron')
  const vanes = around('x', [0, 0, 0], r * 0.985, 30).filter(([, y, z]) => y + z > -r * 0.2)
  pen.lines(vanes.map(([, y, z]) => [[-0.75, y, z], [-0.2, y, z]]), 'black', -0.2, 2.2)
  tube(pen, 'x', [-0.2, 0, 0], 0.55, r, r * 0.55, 'bright')
  for (const part of [0.67, 0.79, 0.9]) dots(pen, 'x', around('x', [0.36, 0, 0], r * part, 14, part * 2), 0.14)
  turned(pen, 'x', [-0.2, 0, 0], [[1.5, r * 0.54, r * 0.5]], 'iron', -0.1)
  dots(pen, 'x', around('x', [1.32, 0, 0], r * 0.34, 5), 0.3)
  disc(pen, 'x', [1.32, 0, 0], r * 0.2, 'black', { light: -0.3 })
  measure(pen, [0.36, 0, -r], [0.36, 0, r], [0, r * 1.6, 0], `Ø${String(d)}`)
}

/** Draws a motor spindle, its nose to the viewer. */
export const spindle: Draw = (pen, { p = 'blue', n = 18 }) => {
  shadow(pen, [0, 0, -3], 18, 6)
  turned(pen, 'x', [-9, 0, 0], [[1.2, 1.6], [0.5, 1.9, 2.4], [2, 2.4]], 'iron')
  turned(pen, 'x', [-5.3, 0, 0], [[0.2, 2.7, 2.9], [6.4, 2.9]], 'bright')
  band(pen, 'x', [-3.8, 0, 0], 3, 2.93, p)
  turned(pen, 'x', [1.3, 0, 0], [[1, 3.6], [0.6, 3.6]], 'steel')
  dots(pen, 'x', around('x', [2.9, 0, 0], 3.15, 8), 0.28, 'black', -0.1)
  turned(pen, 'x', [2.9, 0, 0], [[2.4, 2.5], [1.2, 2.5, 2], [0.9, 1.7]], 'bright')
  tube(pen, 'x', [6.9, 0, 0], 0.5, 1.7, 1.2, 'steel')
  disc(pen, 'x', [7.4, 0, 0], 1.1, 'black', { light: -0.3, edge: false })
  turned(pen, 'z', [-7.6, 0, 1.6], [[1.6, 0.7], [0.4, 0.9]], n > 20 ? 'brass' : 'black')
}

/** Draws a ball screw with its nut. */
export const ballScrew: Draw = (pen, { d = 32, l = 10 }) => {
  const r = within(d / 32, 0.9, 1.3, 1)
  const step = within(l / 14, 0.6, 1.4, 0.7)
  const thread = (from: number, to: number) => {
    turned(pen, 'x', [from, 0, 0], [[to - from, r]], 'bright')
    const at = times(Math.floor((to - from) / step)).map((one) => (one + 0.6) * step)
    rings(pen, 'x', [from, 0, 0], r, at, 'bright', { width: 0.2 * r * pen.scale, light: -0.45 })
    rings(pen, 'x', [from, 0, 0], r, at.map((one) => one + 0.16), 'bright', { light: 0.7 })
  }
  shadow(pen, [0, 0, -2.2], 20, 4)
  turned(pen, 'x', [-10.4, 0, 0], [[1.6, r * 0.66], [0.4, r * 0.8, r]], 'steel')
  thread(-8.4, -3)
  turned(pen, 'x', [-3, 0, 0], [[4.6, 1.9]], 'steel')
  tube(pen, 'x', [1.2, 0, 0], 1, 3, 1.2, 'steel')
  dots(pen, 'x', around('x', [2.2, 0, 0], 2.35, 6, 0.5), 0.3)
  thread(2.2, 8.6)
  turned(pen, 'x', [8.6, 0, 0], [[1.2, r * 0.66], [1, r * 0.5]], 'steel')
  measure(pen, [9, 0, -r], [9, 0, r], [3.4, 0, 0], `Ø${String(d)}`)
  measure(pen, [4, 0, r], [4 + step * 2, 0, r], [0, 0, 3.4], String(l))
}

/** Draws a linear guide: a rail with two carriages. */
export const rail: Draw = (pen, { w = 35, p = 'green' }) => {
  const wide = within(w / 15, 2, 3, 2.4)
  const half = wide / 2
  const form: Outline = [[-half, 0], [half, 0], [half, 0.9], [half * 0.7, 1.15], [half * 0.7, 1.5], [half, 1.8], [half, 2.4], [-half, 2.4], [-half, 1.8], [-half * 0.7, 1.5], [-half * 0.7, 1.15], [-half, 0.9]]
  const carriage = (x: number) => {
    const body: Outline = [[-half - 1.4, 1], [-half - 1.4, 3.4], [half + 1.4, 3.4], [half + 1.4, 1]]
    extruded(pen, 'x', body, x, 0.7, p)
    extruded(pen, 'x', [[-half - 1.5, 0.8], [-half - 1.5, 3.5], [half + 1.5, 3.5], [half + 1.5, 0.8]], x + 0.7, 3.2, 'bright')
    const holes = [-1, 1].flatMap((side) => [1.4, 3.2].map((at): Point => [x + at, side * (half + 0.6), 3.5]))
    dots(pen, 'z', holes, 0.32)
    extruded(pen, 'x', body, x + 3.9, 0.7, p)
  }
  shadow(pen, [0, 0, 0], 21, 5)
  extruded(pen, 'x', form, -10, 20, 'steel')
  dots(pen, 'z', times(8).map((at): Point => [-9 + at * 2.6, 0, 2.4]), 0.42)
  carriage(-6.2)
  extruded(pen, 'x', form, -1.6, 2.2, 'steel')
  disc(pen, 'z', [-0.4, 0, 2.4], 0.42, 'black', { light: -0.15 })
  carriage(0.6)
  extruded(pen, 'x', form, 5.2, 4.8, 'steel')
  dots(pen, 'z', [[6.6, 0, 2.4], [9.2, 0, 2.4]], 0.42)
  measure(pen, [10, -half, 0], [10, half, 0], [1.8, 0, 0], String(w))
}

/** Draws a gear reducer with its motor. */
export const reducer: Draw = (pen, { n = 9, p = 'aluminium' }) => {
  shadow(pen, [0, 0, -3.4], 15, 8)
  turned(pen, 'x', [-8, 0, 0.4], [[0.4, 2.6, 3], [5, 3]], 'aluminium')
  rings(pen, 'x', [-7.4, 0, 0.4], 3, times(9).map((at) => at * 0.52), 'iron', { width: 2 })
  turned(pen, 'x', [-2.6, 0, 0.2], [[0.7, 3.5]], p)
  turned(pen, 'x', [-1.9, 0, 0], [[1.6, 3.3], [0.4, 3.7]], p)
  const side: Outline = polygon(24, 2.8, 0).map(([y, z]) => [y * 1.1 + 1.4, z - 0.4] as const)
  extruded(pen, 'x', side, 0.3, 2.2, p, true)
  turned(pen, 'x', [2.5, 1.6, -0.6], [[0.8, 1.7], [0.4, 1.3]], 'steel')
  turned(pen, 'x', [3.7, 1.6, -0.6], [[n > 9 ? 2.8 : 2.2, 0.7], [0.2, 0.7, 0.5]], 'bright')
  dots(pen, 'x', around('x', [2.5, 1.4, -0.4], 2.4, 7, 0.3), 0.24)
  box(pen, [-6.4, -1.2, 3.2], [2.8, 2.4, 1.3], 'black')
  turned(pen, 'y', [-5, 1.2, 3.8], [[1, 0.5], [0.6, 0.36]], 'orange')
}

/** Draws a forged control arm with its two bushes and its joint. */
export const controlArm: Draw = (pen, { n = 1, m = 'aluminium' }) => {
  const far: Point = [-6, -1.6 - n * 0.5, 0]
  const mid: Point = [-1.4, 5 + n * 0.6, 0]
  const tip: Point = [6.4, 0, 0]
  shadow(pen, [0, 0.4, -0.9], 15, 9)
  const arm: Outline = [[far[0] - 0.9, far[1] + 0.9], [far[0] + 0.4, far[1] - 1.3], [0, -1.7], [tip[0], -1.25], [tip[0] + 1, 0], [tip[0], 1.4], [1.4, 1.7], [mid[0] + 1.2, mid[1]], [mid[0] - 1.2, mid[1] + 0.4], [-2.6, 1.5]]
  extruded(pen, 'z', arm, -0.6, 1.3, m)
  pen.face([[-4.2, -0.9, 0.7], [-0.6, -0.5, 0.7], [4.2, -0.2, 0.7], [1, 0.6, 0.7], [-1.2, 2.8, 0.7], [-2, 0.7, 0.7]], m, -0.1)
  const bush = ([x, y]: Point) => {
    turned(pen, 'z', [x, y, -0.9], [[2.1, 1.5]], m)
    disc(pen, 'z', [x, y, 1.2], 1.2, 'rubber', { light: 0.05 })
    tube(pen, 'z', [x, y, 1.1], 0.4, 0.72, 0.42, 'steel')
  }
  bush(far)
  bush(mid)
  turned(pen, 'z', [tip[0], tip[1], -0.8], [[1.7, 1.3], [0.6, 1.1, 0.8]], 'steel')
  turned(pen, 'z', [tip[0], tip[1], 1.5], [[1.6, 0.5, 0.42], [0.2, 0.4, 0.2]], 'bright')
}
