import { paints, toned } from './materials.ts'
import { hashOf } from './hash.ts'

/** Signs in the corner of a mark: one of six simple forms, white on the plate. */
const signs = [
  '<path d="M0 0h64L0 64z"/>',
  '<circle cx="128" cy="128" r="64"/>',
  '<path d="M64 128a64 64 0 0 1 64-64v64z"/>',
  '<path d="M0 96h128v32H0z"/>',
  '<path d="M128 0v128L96 96V0z"/>',
  '<circle r="56"/>',
] as const

/**
 * Marks of organisations: a plate in one of eight colours with the first two characters of the name and a simple form.
 * The key is the two characters, colour and form.
 */
export const markOf = {
  key(name: string): string {
    const hash = hashOf(name)
    const word = [...name]
      .filter((char) => /\p{Script=Han}/u.test(char))
      .slice(0, 2)
      .join('')
    return `${word}-${String(hash % paints.length)}-${String((hash >>> 5) % signs.length)}`
  },
  draw(key: string): string | undefined {
    const [, word, paint, sign] = /^(\p{Script=Han}{1,2})-(\d)-(\d)$/u.exec(key) ?? []
    const material = paints[Number(paint)]
    const form = signs[Number(sign)]
    if (!word || !material || !form) return undefined
    const size = word.length > 1 ? 44 : 64
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><clipPath id="c"><rect width="128" height="128" rx="20"/></clipPath>` +
      `<g clip-path="url(#c)"><path d="M0 0h128v128H0z" fill="${toned(material, -0.25)}"/>` +
      `<g fill="#fff" fill-opacity=".16">${form}</g></g>` +
      `<text x="64" y="${String(64 + size * 0.36)}" text-anchor="middle" font-family="'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-size="${String(size)}" font-weight="600" fill="#fff">${word}</text></svg>`
    )
  },
}
