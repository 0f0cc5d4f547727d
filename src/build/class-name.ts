import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** First of the four-digit numbers to base 36 that begin with a letter, and their count */
const FIRST = 10 * 36 ** 3
const COUNT = 26 * 36 ** 3

/**
 * Names a class by its sheet in four characters, the first a letter, because a page must fit into the first
 * packets of a connection, 14.6 KB with its styles, and Vite's own names would take 300 bytes more.
 * @param root folder of the project, so that a copy of it is built with the same names
 */
export const className = (root: string) => (name: string, file: string) => {
  const sheet = relative(root, file.replace(/\?.*/, ''))
  const hash = createHash('sha256').update(sheet).digest().readUInt32BE()
  return (FIRST + (hash % COUNT)).toString(36) + name
}
