import { EDGE, type Material, ROUND, toned } from './materials.ts'

/** Point in space: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number]
/** Point on the sheet. */
export type Spot = readonly [x: number, y: number]
export type Axis = 'x' | 'y' | 'z'

const COS = Math.cos(Math.PI / 6)
/** Half axes of the ellipse that a circle of radius 1 becomes. */
export const WIDE = Math.sqrt(1.5)
export const FLAT = Math.sqrt(0.5)

/** Size of the sheet, in the ratio 4:3. */
export const SHEET = { width: 320, height: 240 }

/** Turns of the local frame in which the near end of an axis is up, in degrees; y is mirrored, so that the light stays. */
export const turns: Record<Axis, string> = { x: 'rotate(120)', y: 'rotate(-120)scale(-1 1)', z: '' }

const rounded = (value: number) => String(Math.round(value * 10) / 10 || 0)
/** Writes numbers as SVG does, without what is not needed. */
export const numbers = (...values: number[]): string => values.map(rounded).join(' ').replaceAll(' -', '-')

/** Pen that writes a drawing; whoever holds it draws from back to front. */
export interface Pen {
  /** Length on the sheet of one unit in space. */
  readonly scale: number
  /** True while the sizes of the subject are to be shown. */
  readonly measured: boolean
  /** Returns the spot of a point on the sheet. */
  at: (point: Point) => Spot
  /** Returns a pen that draws at a place, larger or smaller. */
  placed: (place: Point, size?: number) => Pen
  /** Takes spots into the size of the picture. */
  include: (...spots: Spot[]) => void
  /** Writes SVG; elements in a row that share attributes stand in one group. */
  write: (svg: string, shared?: string) => void
  /** Returns the address of a gradient across a round side. */
  round: (material: Material, from?: 'side' | 'middle') => string
  /** Fills the face between points; a soft edge only closes the seam to the next face. */
  face: (points: readonly Point[], material: Material, brightness: number, edge?: boolean | 'soft') => void
  /** Fills many equal faces that stand within another, without edges. */
  faces: (all: readonly (readonly Point[])[], material: Material, brightness: number) => void
  /** Draws a line through points. */
  line: (points: readonly Point[], material: Material, brightness: number, width?: number) => void
  /** Draws many such lines of one colour. */
  lines: (all: readonly (readonly Point[])[], material: Material, brightness: number, width?: number) => void
}

interface Ink {
  parts: string[]
  /** Attributes of the group that is open. */
  shared: string
  gradients: Map<string, string>
  left: number
  right: number
  top: number
  bottom: number
}

function penOf(ink: Ink, scale: number, [left, top]: Spot, place: Point, measured: boolean): Pen {
  const pen: Pen = {
    scale,
    measured,
    at: ([x, y, z]) => [
      left + scale * COS * (x + place[0] - y - place[1]),
      top + scale * ((x + place[0] + y + place[1]) / 2 - z - place[2]),
    ],
    placed(to, size = 1) {
      // The place is kept in units of the smaller pen.
      const moved = to.map((one, at) => (place[at]! + one) / size) as unknown as Point
      return penOf(ink, scale * size, [left, top], moved, measured)
    },
    include(...spots) {
      for (const [x, y] of spots) {
        ink.left = Math.min(ink.left, x)
        ink.right = Math.max(ink.right, x)
        ink.top = Math.min(ink.top, y)
        ink.bottom = Math.max(ink.bottom, y)
      }
    },
    write(svg, shared = '') {
      if (shared !== ink.shared) ink.parts.push(`</g><g${shared}>`)
      ink.shared = shared
      ink.parts.push(svg)
    },
    round(material, from = 'side') {
      const key = `${material} ${from}`
      const id = ink.gradients.get(key) ?? String.fromCodePoint(97 + ink.gradients.size)
      ink.gradients.set(key, id)
      return `url(#${id})`
    },
    face(points, material, brightness, edge = true) {
      const spots = points.map(pen.at)
      pen.include(...spots)
      const fill = toned(material, brightness)
      const seam = edge === 'soft' ? ` stroke="${fill}"` : ''
      pen.write(`<path d="${outline(spots)}" fill="${fill}"${seam}/>`, edge === true ? edgeOf(material) : '')
    },
    faces(all, material, brightness) {
      const path = all.map((points) => outline(points.map(pen.at)).replace('m', 'M'))
      pen.write(`<path d="${path.join('')}" fill="${toned(material, brightness)}"/>`)
    },
    line: (points, ...rest) => pen.lines([points], ...rest),
    lines(all, material, brightness, width = 1) {
      const path = all.map((points) => {
        const spots = points.map(pen.at)
        pen.include(...spots)
        return outline(spots, false).replace('m', 'M')
      })
      pen.write(
        `<path d="${path.join('')}"/>`,
        ` fill="none" stroke="${toned(material, brightness)}" stroke-width="${rounded(width)}"`,
      )
    },
  }
  return pen
}

/** Returns the attribute that draws the edges of a material. */
export const edgeOf = (material: Material): string => ` stroke="${toned(material, EDGE)}"`

/** Returns the path through spots, with each step relative to the one before. */
export function outline(spots: readonly Spot[], closed = true): string {
  let [x, y] = [0, 0]
  const steps = spots.map(([toX, toY]) => {
    // Steps from where the rounded numbers have led, so that no error adds up.
    const [right, down] = [Math.round((toX - x) * 10) / 10, Math.round((toY - y) * 10) / 10]
    x += right
    y += down
    return numbers(right, down)
  })
  return `m${steps.join('l')}${closed ? 'z' : ''}`
}

/** Returns the gradient of a material; `s` is the shadow's name, which 18 materials do not reach. */
function gradient(key: string, id: string): string {
  const [material, from] = key.split(' ') as [Material, 'side' | 'middle']
  const stop = (offset: number, brightness: number) =>
    `<stop offset="${String(offset)}" stop-color="${toned(material, brightness)}"/>`
  return from === 'side'
    ? `<linearGradient id="${id}">${ROUND.map(([offset, one]) => stop(offset, one)).join('')}</linearGradient>`
    : `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stop(0, 0.66)}${stop(0.45, 0.1)}${stop(1, -0.36)}</radialGradient>`
}

const SHADOW =
  '<radialGradient id="s"><stop offset=".45" stop-color="#0c1624" stop-opacity=".3"/><stop offset="1" stop-color="#0c1624" stop-opacity="0"/></radialGradient>'

const blank = (): Ink => ({
  parts: [],
  shared: '',
  gradients: new Map(),
  left: Infinity,
  right: -Infinity,
  top: Infinity,
  bottom: -Infinity,
})

/** Place of a drawing on the sheet: left, top, width and height. */
export type Frame = readonly [left: number, top: number, width: number, height: number]

/** Draws into a frame, as large as fits: once roughly to learn the size, once in ink. */
function drawInto(ink: Ink, draw: (pen: Pen) => void, frame: Frame, measured: boolean): void {
  const rough = blank()
  draw(penOf(rough, 1, [0, 0], [0, 0, 0], measured))
  const [left, top, width, height] = frame
  const [wide, high] = [rough.right - rough.left, rough.bottom - rough.top]
  const scale = Math.min(width / wide, height / high)
  const origin: Spot = [
    left + width / 2 - (scale * (rough.left + rough.right)) / 2,
    top + height / 2 - (scale * (rough.top + rough.bottom)) / 2,
  ]
  draw(penOf(ink, scale, origin, [0, 0, 0], measured))
}

/** One drawing of a sheet. */
export interface Part {
  draw: (pen: Pen) => void
  frame: Frame
  /** True to show the sizes of the subject. */
  measured?: boolean
  /** Moves of further copies, right and down. */
  copies?: readonly Spot[]
}

/**
 * Returns drawings as SVG of one sheet, the farthest first. It has no ground, so that a page shows its own in either
 * theme.
 */
export function sheetOf(parts: readonly Part[], { width, height } = SHEET): string {
  const ink = blank()
  for (const { draw, frame, measured = false } of parts) drawInto(ink, draw, frame, measured)
  const drawn = ink.parts.join('')
  const copies = parts.flatMap(({ copies: all = [] }) => all)
  const uses = copies.map(([x, y]) => `<use href="#o" x="${String(x)}" y="${String(y)}"/>`)
  // A sheet with copies has one part.
  const body = uses.length ? `</g><g id="o"><g>${drawn}</g></g><g>${uses.join('')}` : drawn
  const gradients = [...ink.gradients].map(([key, id]) => gradient(key, id)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">` +
    `<defs>${gradients}${body.includes('url(#s)') ? SHADOW : ''}</defs>` +
    `<g stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"><g>${body}</g></g></svg>`
  )
}
