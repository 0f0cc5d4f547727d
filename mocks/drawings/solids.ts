import { LEFT, type Material, RIGHT, TOP } from './materials.ts'
import type { Axis, Pen, Point } from './pen.ts'

/** Width of a step along an axis of the ground, on the sheet. */
export const COS30 = Math.cos(Math.PI / 6)

interface Box {
  /** False for a face that touches another solid, drawn without an edge. */
  edge?: boolean
  /** Brightness added to all faces. */
  light?: number
}

/** Draws a box that stands with its far lower corner at a place. */
export function box(
  pen: Pen,
  [x, y, z]: Point,
  [width, depth, height]: Point,
  material: Material,
  { edge = true, light = 0 }: Box = {},
): void {
  const [right, front, top] = [x + width, y + depth, z + height]
  const face = (points: Point[], brightness: number) => pen.face(points, material, brightness + light, edge)
  face(
    [
      [x, front, z],
      [right, front, z],
      [right, front, top],
      [x, front, top],
    ],
    LEFT,
  )
  face(
    [
      [right, y, z],
      [right, front, z],
      [right, front, top],
      [right, y, top],
    ],
    RIGHT,
  )
  face(
    [
      [x, y, top],
      [right, y, top],
      [right, front, top],
      [x, front, top],
    ],
    TOP,
  )
}

/** Brightness of the flat end that one sees of something along an axis. */
export const endOf: Record<Axis, number> = { x: RIGHT, y: LEFT, z: TOP }

const unit: Record<Axis, Point> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** Returns a place moved along an axis. */
export const along = (axis: Axis, [x, y, z]: Point, by: number): Point => [
  x + unit[axis][0] * by,
  y + unit[axis][1] * by,
  z + unit[axis][2] * by,
]

/** Outline in the plane across an axis: x and y for z, x and z for y, y and z for x. */
export type Outline = readonly (readonly [across: number, up: number])[]

const inSpace = (axis: Axis, [across, up]: readonly [number, number], depth: number): Point =>
  axis === 'z' ? [across, up, depth] : axis === 'y' ? [across, depth, up] : [depth, across, up]

/** Direction of the light, and with it the brightness of a face by its normal. */
const brightnessOf = ([x, y, z]: Point) => -0.62 + 0.36 * x + 0.7 * y + 1.04 * z

/**
 * Draws an outline pushed along an axis. The sides are drawn from the farthest to the nearest, so that any outline is
 * right, a gear's too.
 * @param smooth true to draw the sides without edges, as of a rounded form
 */
export function extruded(
  pen: Pen,
  axis: Axis,
  form: Outline,
  from: number,
  length: number,
  material: Material,
  smooth = false,
): void {
  const to = from + length
  const count = form.length
  const area = form.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = form[(at + 1) % count]!
    return sum + x * nextY - nextX * y
  }, 0)
  const sign = Math.sign(area)
  const sides = form.flatMap((one, at) => {
    const next = form[(at + 1) % count]!
    const [across, up] = [next[0] - one[0], next[1] - one[1]]
    const size = Math.hypot(across, up) || 1
    const normal = inSpace(axis, [(sign * up) / size, (-sign * across) / size], 0)
    if (normal[0] + normal[1] + normal[2] <= 0.001) return []
    const depth = one[0] + one[1] + next[0] + next[1]
    return [{ one, next, normal, depth }]
  })
  sides.sort((a, b) => a.depth - b.depth)
  for (const { one, next, normal } of sides)
    pen.face(
      [inSpace(axis, one, from), inSpace(axis, next, from), inSpace(axis, next, to), inSpace(axis, one, to)],
      material,
      brightnessOf(normal),
      smooth ? 'soft' : true,
    )
  pen.face(
    form.map((one) => inSpace(axis, one, to)),
    material,
    endOf[axis],
  )
}

/** Returns an outline of `count` corners around a middle, the first at an angle in degrees. */
export const polygon = (
  count: number,
  radius: number,
  angle = 0,
  [x, y]: readonly [number, number] = [0, 0],
): Outline =>
  Array.from({ length: count }, (_, at) => {
    const turn = ((angle + (at * 360) / count) * Math.PI) / 180
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const
  })

/** Returns a smooth closed outline through corners. */
export function rounded(corners: Outline, steps = 4): Outline {
  const count = corners.length
  return corners.flatMap((from, at) => {
    const [before, to, after] = [at - 1, at + 1, at + 2].map((one) => corners[(one + count) % count]!)
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      const blend = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      return [0, 1].map((one) =>
        blend(before![one]!, from[one]!, to![one]!, after![one]!),
      ) as unknown as readonly [number, number]
    })
  })
}

/** Returns an outline of a rectangle with cut corners. */
export const rectangle = (x: number, y: number, width: number, height: number, cut = 0): Outline =>
  cut
    ? [
        [x + cut, y],
        [x + width - cut, y],
        [x + width, y + cut],
        [x + width, y + height - cut],
        [x + width - cut, y + height],
        [x + cut, y + height],
        [x, y + height - cut],
        [x, y + cut],
      ]
    : [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]
