import { pngOf } from '#mocks/files/png.ts'
import type { Random } from '#mocks/random.ts'

/**
 * Characters that are not mistaken for each other, as strokes on a grid of 4 by 6: `xy` points joined by lines, `|`
 * between strokes.
 */
const strokes: Record<string, string> = {
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 43 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '30 10 01 05 16 36 45 43 32 12 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '20 40|30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
}
const LENGTH = 4
const WIDTH = 120
const HEIGHT = 44

/** Line from (x1, y1) to (x2, y2), in pixels. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * Returns a new text and its picture as a PNG data URL: each character rotated and shifted, the whole waved, with a
 * line across.
 */
export function newCaptcha(random: Random): { text: string; image: string } {
  const text = Array.from({ length: LENGTH }, () => random.pick(Object.keys(strokes))).join('')
  const lines = [...text].flatMap((sign, at) => placeSign(sign, 18 + at * 28, random))
  const phase = random.next() * 6
  const scratch = 12 + random.next() * 20
  const slope = (random.next() - 0.5) * 0.3
  const image = pngOf(WIDTH, HEIGHT, (x, y) => {
    const waved = { x: x + 2 * Math.sin(y / 7 + phase), y: y + 2.5 * Math.sin(x / 15 + phase) }
    let nearest = WIDTH
    for (const line of lines) nearest = Math.min(nearest, distance(waved.x, waved.y, line))
    const across = Math.abs(y - scratch - slope * (x - WIDTH / 2) - 5 * Math.sin(x / 11 + phase))
    const paper = 246 - random.next() * 26
    return Math.min(paper, ink(nearest, 1.7, 50), ink(across, 0.6, 120))
  })
  return { text, image }
}

/**
 * Returns the grey value of a pixel: full ink within `width` pixels of a stroke's middle, paper one pixel further on.
 */
const ink = (away: number, width: number, dark: number) =>
  dark + (255 - dark) * Math.max(0, Math.min(1, away - width + 0.5))

/** Returns the lines of a character around (`centre`, middle of the picture), rotated by up to 20 degrees. */
function placeSign(sign: string, centre: number, random: Random): Line[] {
  const angle = (random.next() - 0.5) * 0.7
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middle = HEIGHT / 2 + (random.next() - 0.5) * 6
  const point = (pair: string) => {
    const x = (Number(pair[0]) - 2) * 4.4
    const y = (Number(pair[1]) - 3) * 4.4
    return [centre + x * cos - y * sin, middle + x * sin + y * cos] as const
  }
  return strokes[sign]!.split('|').flatMap((stroke) => {
    const points = stroke.split(' ').map(point)
    return points.slice(1).map((end, at): Line => [...points[at]!, ...end])
  })
}

function distance(x: number, y: number, line: Line): number {
  const dx = line[2] - line[0]
  const dy = line[3] - line[1]
  const along = ((x - line[0]) * dx + (y - line[1]) * dy) / (dx * dx + dy * dy)
  const at = Math.max(0, Math.min(1, along))
  // The square root is many times faster than Math.hypot, and this runs for every pixel and line.
  const offX = x - line[0] - at * dx
  const offY = y - line[1] - at * dy
  return Math.sqrt(offX * offX + offY * offY)
}
