import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { compressed, type Encoding, encodings } from './rules.ts'

const packers: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (content) =>
    promisify<Buffer, object, Buffer>(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Compresses as hard as the encoding can. */
export const pack = (content: Buffer, encoding: Encoding): Promise<Buffer> => packers[encoding](content)

/**
 * Writes `name.br` and `name.gz` beside each text of a folder where they are smaller, because a host that compresses
 * on the fly uses a weaker level, and pays for it with each answer.
 */
export async function packFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => compressed.includes(extname(name).slice(1)))
  await Promise.all(
    texts.map(async (name) => {
      const content = await readFile(join(folder, name))
      for (const [encoding, extension] of Object.entries(encodings)) {
        const packed = await pack(content, encoding as Encoding)
        if (packed.length < content.length) await writeFile(join(folder, name + extension), packed)
      }
    }),
  )
}

/** Compresses a build after all its other files are written. */
export function packed(): Plugin {
  let out = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir
    },
    closeBundle: { order: 'post', sequential: true, handler: () => packFolder(out) },
  }
}
