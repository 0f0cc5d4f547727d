import { EDGE, type Material, toned } from './materials.ts'
import { type Axis, edgeOf, FLAT, numbers, type Pen, type Point, turns, WIDE } from './pen.ts'
import { along, COS30, endOf } from './solids.ts'

/** Writes SVG in the frame whose origin is a place and in which the near end of the axis is up. */
function inFrame(pen: Pen, axis: Axis, place: Point, svg: string, shared = ''): void {
  pen.write(`<g transform="translate(${numbers(...pen.at(place))})${turns[axis]}">${svg}</g>`, shared)
}

function includeRound(pen: Pen, axis: Axis, place: Point, radius: number): void {
  const [left, top] = pen.at(place)
  // Half extents of the ellipse, which is turned by 60 degrees for the axes on the ground.
  const [a, b] = [WIDE * radius * pen.scale, FLAT * radius * pen.scale]
  const [wide, high] =
    axis === 'z' ? [a, b] : [Math.hypot(a * 0.5, b * COS30), Math.hypot(a * COS30, b * 0.5)]
  pen.include([left - wide, top - high], [left + wide, top + high])
}

/** Part of something turned: its length, its radius at the far end, and at the near end where that differs. */
export type Turn = readonly [length: number, radius: number, near?: number, material?: Material]

/**
 * Draws something turned on a lathe along an axis, from the middle of its far end, one part after another.
 * @param last brightness of the near end; by default as the light falls on it
 */
export function turned(
  pen: Pen,
  axis: Axis,
  place: Point,
  parts: readonly Turn[],
  material: Material,
  last = endOf[axis],
): void {
  let at = 0
  const svg = parts.map(([length, radius, near = radius, own = material], index) => {
    includeRound(pen, axis, along(axis, place, at), radius)
    const from = at
    at += length
    includeRound(pen, axis, along(axis, place, at), near)
    const next = parts[index + 1]
    // An end that the next part covers is not drawn.
    const covered = next && next[1] >= near
    const edge = own === material ? '' : edgeOf(own)
    return side(pen, from, at, radius, near, own, edge) + (covered ? '' : cap(pen, at, near, own, last, edge))
  })
  inFrame(pen, axis, place, svg.join(''), edgeOf(material))
}

/** Draws a band around something turned, without an end of its own. */
export function band(
  pen: Pen,
  axis: Axis,
  place: Point,
  length: number,
  radius: number,
  material: Material,
): void {
  includeRound(pen, axis, place, radius)
  inFrame(pen, axis, place, side(pen, 0, length, radius, radius, material, ''), edgeOf(material))
}

function side(
  pen: Pen,
  from: number,
  to: number,
  radius: number,
  near: number,
  material: Material,
  edge: string,
): string {
  const { scale } = pen
  const [low, high, a, b] = [-from * scale, -to * scale, WIDE * radius * scale, FLAT * radius * scale]
  const [a2, b2] = [WIDE * near * scale, FLAT * near * scale]
  // A part that grows narrower also shows its far rim.
  const rim =
    near < radius && b > high - low + b2
      ? `M${numbers(-a, low)}A${numbers(a, b)} 0 0 1 ${numbers(a, low)}`
      : ''
  return (
    `<path d="${rim}M${numbers(-a, low)}L${numbers(-a2, high)}A${numbers(a2, b2)} 0 0 1 ${numbers(a2, high)}` +
    `L${numbers(a, low)}A${numbers(a, b)} 0 0 1 ${numbers(-a, low)}" fill="${pen.round(material)}"${edge}/>`
  )
}

function cap(
  pen: Pen,
  at: number,
  radius: number,
  material: Material,
  brightness: number,
  edge: string,
): string {
  const { scale } = pen
  return radius === 0
    ? ''
    : `<ellipse cy="${numbers(-at * scale)}" rx="${numbers(WIDE * radius * scale)}" ry="${numbers(FLAT * radius * scale)}" fill="${toned(material, brightness)}"${edge}/>`
}

/** Draws a flat disc or, with `hole`, a flat ring. */
export function disc(
  pen: Pen,
  axis: Axis,
  place: Point,
  radius: number,
  material: Material,
  { hole = 0, light = endOf[axis], edge = true }: { hole?: number; light?: number; edge?: boolean } = {},
): void {
  includeRound(pen, axis, place, radius)
  const ring = (size: number) => {
    const [a, b] = [WIDE * size * pen.scale, FLAT * size * pen.scale]
    return `M${numbers(-a, 0)}a${numbers(a, b)} 0 1 0 ${numbers(2 * a, 0)}a${numbers(a, b)} 0 1 0 ${numbers(-2 * a, 0)}z`
  }
  const fill = `fill="${toned(material, light)}"/>`
  inFrame(
    pen,
    axis,
    place,
    hole
      ? `<path d="${ring(radius)}${ring(hole)}" fill-rule="evenodd" ${fill}`
      : `<ellipse rx="${numbers(WIDE * radius * pen.scale)}" ry="${numbers(FLAT * radius * pen.scale)}" ${fill}`,
    edge ? edgeOf(material) : '',
  )
}

/** Draws a line on a flat end: the layers of something wound. */
export function circle(pen: Pen, axis: Axis, place: Point, radius: number, material: Material): void {
  inFrame(
    pen,
    axis,
    place,
    `<ellipse rx="${numbers(WIDE * radius * pen.scale)}" ry="${numbers(FLAT * radius * pen.scale)}"/>`,
    ` fill="none" stroke="${toned(material, -0.38)}"`,
  )
}

/** Angle of the wide axis of a circle across an axis, in degrees. */
const tilts: Record<Axis, number> = { x: 120, y: 60, z: 0 }

/** Draws equal discs at places across an axis, such as the holes of a flange. */
export function dots(
  pen: Pen,
  axis: Axis,
  places: readonly Point[],
  radius: number,
  material: Material = 'black',
  light = -0.3,
): void {
  const [a, b] = [WIDE * radius * pen.scale, FLAT * radius * pen.scale]
  const tilt = (tilts[axis] * Math.PI) / 180
  const [right, down] = [a * Math.cos(tilt), a * Math.sin(tilt)]
  const turn = String(tilts[axis])
  const path = places.map((place) => {
    const [x, y] = pen.at(place)
    return `M${numbers(x + right, y + down)}a${numbers(a, b)} ${turn} 1 0 ${numbers(-2 * right, -2 * down)}a${numbers(a, b)} ${turn} 1 0 ${numbers(2 * right, 2 * down)}`
  })
  pen.write(`<path d="${path.join('')}" fill="${toned(material, light)}"/>`)
}

/** Returns places on a circle across an axis, around a middle: `count` of them from an angle in radians. */
export const around = (axis: Axis, middle: Point, radius: number, count: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = from + (at / count) * 2 * Math.PI
    const [across, up] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    const [x, y, z] = middle
    return axis === 'x'
      ? [x, y + across, z + up]
      : axis === 'y'
        ? [x + across, y, z + up]
        : [x + across, y + up, z]
  })

/** Draws lines around a round side at lengths from a middle: grooves, a thread, fins. */
export function rings(
  pen: Pen,
  axis: Axis,
  place: Point,
  radius: number,
  at: readonly number[],
  material: Material,
  { light = EDGE, width = 1 }: { light?: number; width?: number } = {},
): void {
  const [a, b] = [WIDE * radius * pen.scale, FLAT * radius * pen.scale]
  const path = at.map(
    (one) => `M${numbers(-a, -one * pen.scale)}a${numbers(a, b)} 0 0 0 ${numbers(2 * a, 0)}`,
  )
  inFrame(
    pen,
    axis,
    place,
    `<path d="${path.join('')}"/>`,
    ` fill="none" stroke="${toned(material, light)}" stroke-width="${numbers(width)}"`,
  )
}

/**
 * Draws a tube along an axis from the middle of its far end; one sees through it where it is short enough.
 * @param inner material of the bore
 */
export function tube(
  pen: Pen,
  axis: Axis,
  place: Point,
  length: number,
  radius: number,
  hole: number,
  material: Material,
  inner: Material = material,
): void {
  const { scale } = pen
  includeRound(pen, axis, place, radius)
  includeRound(pen, axis, along(axis, place, length), radius)
  const [up, a, b] = [length * scale, WIDE * radius * scale, FLAT * radius * scale]
  const [a2, b2] = [WIDE * hole * scale, FLAT * hole * scale]
  const x = up < 2 * b2 ? a2 * Math.sqrt(1 - (up / 2 / b2) ** 2) : 0
  // The far and the near rim of the bore cross half way.
  const through = x
    ? `M${numbers(-x, -up / 2)}A${numbers(a2, b2)} 0 0 1 ${numbers(x, -up / 2)}A${numbers(a2, b2)} 0 0 1 ${numbers(-x, -up / 2)}`
    : ''
  const rim = (wide: number, high: number) =>
    `M${numbers(-wide, -up)}a${numbers(wide, high)} 0 1 0 ${numbers(2 * wide, 0)}a${numbers(wide, high)} 0 1 0 ${numbers(-2 * wide, 0)}z`
  const outer = `M${numbers(-a, 0)}V${numbers(-up)}A${numbers(a, b)} 0 0 1 ${numbers(a, -up)}V0A${numbers(a, b)} 0 0 1 ${numbers(-a, 0)}z`
  inFrame(
    pen,
    axis,
    place,
    `<path d="${outer}${through}" fill-rule="evenodd" fill="${pen.round(material)}"/>` +
      `<path d="${rim(a2, b2)}${through}" fill-rule="evenodd" fill="${toned(inner, -0.42)}"/>` +
      `<path d="${rim(a, b)}${rim(a2, b2)}" fill-rule="evenodd" fill="${toned(material, endOf[axis])}"/>`,
    edgeOf(material),
  )
}

/** Draws half a ball, or a flatter cap, over a disc: along an axis from the middle of the disc. */
export function dome(
  pen: Pen,
  axis: Axis,
  place: Point,
  radius: number,
  height: number,
  material: Material,
): void {
  const { scale } = pen
  includeRound(pen, axis, place, radius)
  includeRound(pen, axis, along(axis, place, height * 0.9), radius * 0.5)
  const [a, b] = [WIDE * radius * scale, FLAT * radius * scale]
  const high = Math.hypot(height * scale, b)
  inFrame(
    pen,
    axis,
    place,
    `<path d="M${numbers(-a, 0)}A${numbers(a, high)} 0 0 1 ${numbers(a, 0)}A${numbers(a, b)} 0 0 1 ${numbers(-a, 0)}" fill="${pen.round(material, 'middle')}"/>`,
    edgeOf(material),
  )
}

/** Draws a ball around a middle. */
export function ball(pen: Pen, place: Point, radius: number, material: Material): void {
  const [left, top] = pen.at(place)
  const size = WIDE * radius * pen.scale
  pen.include([left - size, top - size], [left + size, top + size])
  pen.write(
    `<circle cx="${numbers(left)}" cy="${numbers(top)}" r="${numbers(size)}" fill="${pen.round(material, 'middle')}"/>`,
    edgeOf(material),
  )
}
