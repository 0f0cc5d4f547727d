import { applet } from '#api/applet.ts'
import { call } from '#api/call/call.ts'

/** Time limit for the city's code in milliseconds; the device can draw a code itself. */
const WITHIN = 8_000
const SQUARE = 8

/**
 * Returns the QR code of a page of this site: the city's, which the mini-programme can open too, else one
 * drawn here.
 */
export async function codeFor(path: string): Promise<CanvasImageSource> {
  try {
    return await pictureOf(await call(applet.code, { body: { path } }, { quiet: true, limit: WITHIN }))
  } catch {
    return await drawnCode(location.origin + path)
  }
}

async function pictureOf(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** Draws a QR code with the white border that readers need. */
async function drawnCode(text: string): Promise<HTMLCanvasElement> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = size * SQUARE
  canvas.height = size * SQUARE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('浏览器不支持生成图片')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  data.forEach((row, y) =>
    row.forEach((dark, x) => dark && pen.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)),
  )
  return canvas
}
