import { EDGE, type Material, toned } from './materials.ts'
import { numbers, type Pen, type Point } from './pen.ts'
import { COS30 } from './solids.ts'

/** Draws the soft shadow where something of this size stands: its middle, and its extent along x and y. */
export function shadow(pen: Pen, [x, y, z]: Point, width: number, depth: number): void {
  const [left, top] = pen.at([x, y, z])
  // An ellipse around the rhombus of the ground, turned to its longer side.
  const tilt = Math.atan2((width - depth) / 2, COS30 * (width + depth)) * 0.9
  const long = pen.scale * 0.52 * Math.hypot(COS30 * (width + depth), (width - depth) / 2)
  const short = pen.scale * (0.4 * Math.min(width, depth) + 0.06 * Math.max(width, depth))
  // Takes in what is still seen of the soft edge.
  pen.include([left - long * 0.8, top], [left + long * 0.8, top + short * 0.8])
  pen.write(
    `<ellipse rx="${numbers(long)}" ry="${numbers(short)}" fill="url(#s)" transform="translate(${numbers(left, top)})rotate(${numbers((tilt * 180) / Math.PI)})"/>`,
  )
}
/** Draws something round and bent, such as a cable: a smooth line of a thickness through points. */
export function cable(pen: Pen, points: readonly Point[], thickness: number, material: Material): void {
  const spots = points.map(pen.at)
  const size = thickness * pen.scale
  for (const [x, y] of spots) pen.include([x - size / 2, y - size / 2], [x + size / 2, y + size / 2])
  const at = (index: number) => spots[Math.max(0, Math.min(spots.length - 1, index))]!
  const path = spots.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const handle = (one: number, way: number) => way / 6 + one
    return `C${numbers(handle(from[0], to[0] - before[0]), handle(from[1], to[1] - before[1]), handle(to[0], from[0] - after[0]), handle(to[1], from[1] - after[1]), ...to)}`
  })
  const d = `M${numbers(...spots[0]!)}${path.join('')}`
  const stroke = (brightness: number, width: number, up = 0) =>
    `<path d="${d}" stroke="${toned(material, brightness)}" stroke-width="${numbers(width)}"${up ? ` transform="translate(${numbers(-up * 0.5, -up)})"` : ''}/>`
  pen.write(
    `<g fill="none">${stroke(EDGE, size + 1.2)}${stroke(-0.1, size)}${stroke(0.45, size * 0.3, size * 0.17)}</g>`,
  )
}

/** Draws the line of a size between two points, moved away from the subject, with its text; only on a measured sheet. */
export function measure(pen: Pen, from: Point, to: Point, away: Point, text: string): void {
  if (!pen.measured) return
  const moved = ([x, y, z]: Point): Point => [x + away[0], y + away[1], z + away[2]]
  const [a, b, c, d] = [from, to, moved(from), moved(to)].map(pen.at)
  pen.include(c!, d!)
  const [left, right] = c![0] < d![0] ? [c!, d!] : [d!, c!]
  const angle = Math.atan2(right[1] - left[1], right[0] - left[0])
  const way = [Math.cos(angle) * 6, Math.sin(angle) * 6]
  const arrow = ([x, y]: readonly [number, number], sign: number) =>
    `M${numbers(x, y)}l${numbers(sign * (way[0]! - way[1]! * 0.35), sign * (way[1]! + way[0]! * 0.35))}M${numbers(x, y)}l${numbers(sign * (way[0]! + way[1]! * 0.35), sign * (way[1]! - way[0]! * 0.35))}`
  const steep = Math.abs(angle) > 1.2
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const
  // The text stands on the side that is away from the subject.
  const subject = [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2] as const
  const below = middle[1] > subject[1]
  const turn = steep ? (middle[0] > subject[0] ? 0 : 0) : (angle * 180) / Math.PI
  const shift = steep
    ? ` x="${middle[0] > subject[0] ? '7' : '-7'}" y="4" text-anchor="${middle[0] > subject[0] ? 'start' : 'end'}"`
    : ` y="${below ? '14' : '-5'}" text-anchor="middle"`
  pen.write(
    `<g fill="none" stroke="#6f8096" stroke-width=".9"><path d="M${numbers(...a!)}L${numbers(...c!)}M${numbers(...b!)}L${numbers(...d!)}" stroke-opacity=".55"/>` +
      `<path d="M${numbers(...left)}L${numbers(...right)}${arrow(left, 1)}${arrow(right, -1)}"/></g>` +
      `<text fill="#6f8096" font-family="sans-serif" font-size="12" font-weight="600" transform="translate(${numbers(...middle)})rotate(${numbers(turn)})"${shift}>${text}</text>`,
  )
}
