import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the bytes of a file of the mock city by its path in this folder. The demonstration, which runs where no disk
 * is, has a module of its own in place of this one.
 */
export const ownFile = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, path)))
