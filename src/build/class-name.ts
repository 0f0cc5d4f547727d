import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names a class by its sheet in six characters, the first a letter, because a page must fit into the first
 * packets of a connection, 14.6 KB with its styles, and Vite's own names would take 300 bytes more.
 * @param root folder of the project, so that a copy of it is built with the same names
 */
export const className = (root: string) => (name: string, file: string) => {
  const sheet = relative(root, file.replace(/\?.*/, ''))
  return `s${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}${name}`
}
