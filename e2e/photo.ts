import type { Page } from '@playwright/test'

/** Returns a photo like a phone's: 4,000 × 3,000 px, rotated by Exif, with location data. */
export async function photo(page: Page, name: string, colour = '#c33') {
  const jpeg = await page.evaluate(async (colour) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 4000, height: 3000 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = colour
    pen.fillRect(0, 0, 2000, 3000)
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8))
    return [...new Uint8Array(await bytes!.arrayBuffer())]
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: withPlace(Buffer.from(jpeg)) }
}

/** Returns the JPEG with Exif data (Exif 2.3, APP1): a rotation by 90° and a GPS date stamp. */
function withPlace(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const one = Buffer.alloc(12)
    one.writeUInt16LE(tag, 0)
    one.writeUInt16LE(type, 2)
    one.writeUInt32LE(count, 4)
    one.writeUInt32LE(value, 8)
    return one
  }
  const count = (entries: number) => Buffer.from([entries, 0])
  const end = Buffer.alloc(4)
  const [ORIENTATION, GPS, DATE] = [0x0112, 0x8825, 0x001d]
  const begin = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])
  // Two entries with their terminator take 30 bytes after the 8 of the header; one entry takes 18 more.
  const main = Buffer.concat([count(2), entry(ORIENTATION, 3, 1, 6), entry(GPS, 4, 1, 38), end])
  const place = Buffer.concat([count(1), entry(DATE, 2, 11, 56), end])
  const tiff = Buffer.concat([begin, main, place, Buffer.from('2026:11:22\0')])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Returns width and height of a JPEG from its frame header. @throws if it has none */
export function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1]!
    if (marker === 0xc0 || marker === 0xc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  throw new Error('no frame in this JPEG')
}
