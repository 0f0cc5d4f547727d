import { zlibSync } from 'fflate'

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
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', zlibSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

/** Returns a chunk of a PNG: length, name, content and checksum. */
function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum(named))
  return Buffer.concat([length, named, sum])
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
