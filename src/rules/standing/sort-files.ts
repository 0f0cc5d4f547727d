import { namesOf } from './paper-kinds.ts'

/** Returns a text without what file names add or lose: blanks, marks, case, and the number of a copy (1). */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（【[]\s*\d+\s*[)）】\]]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

/**
 * Returns the material that a file's name tells: the one with the longest name, or other name of its kind, in it.
 * Undefined if it tells none, or two alike, so that a person is asked.
 * @param materials names of the materials that may be handed in
 */
export function materialOf(fileName: string, materials: readonly string[]): string | undefined {
  const said = plain(fileName.replace(/\.\w{1,8}$/, ''))
  const found = materials
    .map((name) => ({
      name,
      length: Math.max(
        0,
        ...namesOf(name)
          .map(plain)
          .filter((one) => said.includes(one))
          .map((one) => one.length),
      ),
    }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  return found[0] && found[0].length > (found[1]?.length ?? 0) ? found[0].name : undefined
}
