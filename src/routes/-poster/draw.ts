import { contacts } from '#rules/contacts.ts'
import { siteTitle } from '#lib/text.ts'
import type { PosterContent } from './content.ts'
import { wrap } from './wrap.ts'

/**
 * Size of a poster in its own units, and the number of pixels per unit, so that a printed poster is sharp.
 */
export const WIDTH = 750
export const HEIGHT = 1334
const SHARPNESS = 2

/** Colours of a poster, the same in every theme of the portal; the values are those of tokens.css. */
const paper = {
  deep: '#133e92',
  brand: '#1f64e0',
  light: '#84acf4',
  ink: '#1b2533',
  quiet: '#4a5869',
  line: '#e3e8ef',
  amount: '#8a6100',
  amountTint: '#fff8e8',
  white: '#ffffff',
}

const MARGIN = 48
const INNER = WIDTH - 2 * MARGIN
const HEAD = 560
const FOOT = 272
/** Line height as a multiple of the font size. */
const LEADING = 1.4

interface Drawing {
  content: PosterContent
  /** Square QR code of the page. */
  code: CanvasImageSource
  /** Font family of the portal. */
  font: string
}

/**
 * Draws a poster and returns its PNG.
 * @throws Error where the browser cannot draw
 */
export async function drawPoster(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SHARPNESS
  canvas.height = HEIGHT * SHARPNESS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('浏览器不支持生成图片')
  pen.scale(SHARPNESS, SHARPNESS)
  pen.textBaseline = 'top'
  const write = writer(pen, drawing.font)
  drawHead(pen, write, drawing.content)
  drawFacts(pen, write, drawing.content)
  drawFoot(pen, write, drawing)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!png) throw new Error('浏览器无法保存图片')
  return png
}

type Pen = CanvasRenderingContext2D
interface Style {
  size: number
  weight?: number
  colour: string
  /** Width of a line, and the greatest number of lines. */
  width?: number
  most?: number
}
/** Writes a text at a position and returns the y of the next line. */
type Write = (text: string, x: number, y: number, style: Style) => number

const writer =
  (pen: Pen, font: string): Write =>
  (text, x, y, { size, weight = 400, colour, width = INNER, most = 1 }) => {
    pen.font = `${String(weight)} ${String(size)}px ${font}`
    pen.fillStyle = colour
    const lines = wrap(text, width, most, (piece) => pen.measureText(piece).width)
    lines.forEach((line, index) => pen.fillText(line, x, y + index * size * LEADING))
    return y + lines.length * size * LEADING
  }

function box(
  pen: Pen,
  [x, y, width, height]: [number, number, number, number],
  radius: number,
  fill: string,
) {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}

/** Draws brand, kind, title and organisation on the blue of the banners with its skyline. */
function drawHead(pen: Pen, write: Write, { kind, title, by }: PosterContent) {
  pen.fillStyle = paper.white
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const blue = pen.createLinearGradient(0, 0, WIDTH, HEAD)
  blue.addColorStop(0, paper.deep)
  blue.addColorStop(1, paper.brand)
  pen.fillStyle = blue
  pen.fillRect(0, 0, WIDTH, HEAD)
  pen.strokeStyle = paper.light
  pen.globalAlpha = 0.35
  pen.lineWidth = 2
  const towers = [40, 96, 70, 150, 110, 60, 132, 84, 170, 120]
  towers.forEach((height, index) => pen.strokeRect(index * 76 - 4, HEAD - height, 60, height))
  pen.globalAlpha = 1
  box(pen, [MARGIN, MARGIN, 56, 56], 12, paper.white)
  write('企', MARGIN + 10, MARGIN + 8, { size: 36, weight: 700, colour: paper.brand })
  write(siteTitle, MARGIN + 72, MARGIN + 8, { size: 30, weight: 600, colour: paper.white })
  write(kind, MARGIN, 164, { size: 26, colour: paper.white })
  const below = write(title, MARGIN, 212, { size: 46, weight: 700, colour: paper.white, most: 4 })
  write(by, MARGIN, below + 16, { size: 26, colour: paper.white })
}

/** Draws the highlight, then the facts with their labels in a column. */
function drawFacts(pen: Pen, write: Write, { highlight, facts }: PosterContent) {
  box(pen, [MARGIN - 16, HEAD - 36, INNER + 32, 104], 16, paper.amountTint)
  write(highlight, MARGIN + 8, HEAD - 8, { size: 46, weight: 700, colour: paper.amount, width: INNER - 16 })
  const LINE = 28 * LEADING
  const last = HEIGHT - FOOT - 24
  let y = HEAD + 108
  for (const [label, value] of facts) {
    if (y + LINE > last) return
    write(label, MARGIN, y, { size: 28, colour: paper.quiet })
    const most = y + 2 * LINE > last ? 1 : 2
    y = write(value, MARGIN + 146, y, { size: 28, colour: paper.ink, width: INNER - 146, most }) + 22
  }
}

/** Draws the QR code, its purpose, and the publisher. */
function drawFoot(pen: Pen, write: Write, { code }: Drawing) {
  const top = HEIGHT - FOOT
  pen.fillStyle = paper.line
  pen.fillRect(MARGIN, top, INNER, 2)
  const SIDE = 224
  // Keeps the edges of the code sharp; its white border may reach into the margin.
  pen.imageSmoothingEnabled = false
  pen.drawImage(code, WIDTH - MARGIN - SIDE + 16, top + 24, SIDE, SIDE)
  const quiet = { size: 24, colour: paper.quiet, width: INNER - SIDE }
  let y = write('扫码查看详情', MARGIN, top + 48, { ...quiet, size: 36, weight: 600, colour: paper.ink })
  y = write('查政策、报项目，断网也能用', MARGIN, y + 8, quiet)
  write(`${contacts.builder} · 热线 ${contacts.hotline}`, MARGIN, y + 8, quiet)
}
