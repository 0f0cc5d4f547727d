import { zlibSync } from 'fflate'
import { base64 } from '#mocks/bytes.ts'

/** Returns a greyscale PNG as a data URL; `shadeAt` returns 0 (black) to 255 (white) for each pixel. */
export function pngOf(width: number, height: number, shadeAt: (x: number, y: number) => number): string {
  const pixels = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    // Each line begins with its filter type, here 0 (none), which the array holds already.
    for (let x = 0; x < width; x += 1) pixels[y * (width + 1) + 1 + x] = shadeAt(x, y)
  }
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  // Bit depth 8, greyscale.
  head.setUint8(8, 8)
  const file = joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', zlibSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
  return `data:image/png;base64,${base64(file)}`
}

/** Returns a chunk of a PNG: length, name, content and checksum. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), content])
  return joined([bigEndian(content.length), named, bigEndian(checksum(named))])
}

/** Returns a whole number in four bytes, the highest first. */
function bigEndian(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setUint32(0, number)
  return new Uint8Array(bytes.buffer)
}

/** Returns parts as one. */
function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Returns the CRC-32 (ISO 3309), computed bit by bit because these pictures are small. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
