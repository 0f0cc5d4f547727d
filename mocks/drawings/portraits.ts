import { hashOf } from './hash.ts'

const skins = ['#f0d3bb', '#e6c1a4', '#d9ad8c'] as const
const hairs = ['#2c2f36', '#3b332f', '#50433b', '#7a7d83'] as const
const clothes = ['#38527c', '#5d7188', '#2f6f72', '#6b5d8a', '#8a5148'] as const
/** Hair behind the head, and over it. */
const styles: readonly (readonly [behind: string, over: string])[] = [
  ['', 'M41 52c-3-22 9-33 23-33s26 11 23 33c-3-9-7-14-13-17-9 3-20 3-26 0-4 4-6 9-7 17z'],
  ['', 'M40 54c-4-24 8-36 25-36 15 0 25 12 23 36-2-6-4-11-6-15-14-1-24-5-30-12-4 8-9 14-12 27z'],
  [
    'M38 92c-5-20-4-40-2-50 3-16 15-25 28-25s25 9 28 25c2 10 3 30-2 50z',
    'M41 56c0-16 8-27 20-31 12 4 24 15 26 31 5-24-6-38-23-38S36 32 41 56z',
  ],
  [
    'M40 66c-8-28 4-50 24-50s32 22 24 50c2 8 0 14-4 16H44c-4-2-6-8-4-16z',
    'M42 50c4-12 12-18 22-24 6 8 14 14 22 24 2-20-8-32-22-32S40 30 42 50z',
  ],
  ['', 'M42 50c-2-20 8-31 22-31s24 11 22 31c-2-8-4-12-6-14-10-4-22-4-32 0-2 2-4 6-6 14z'],
  [
    'M64 6a12 12 0 1 1 0 22 12 12 0 0 1 0-22z',
    'M41 54c-3-24 8-36 23-36s26 12 23 36c-4-14-12-22-23-24-11 2-19 10-23 24z',
  ],
]
/** Places of the styles that go with a name. */
const womens = [2, 3, 5]
const mens = [0, 1, 4]

/** Clothes: a shirt with a tie, a jacket, a round collar, a turned-down collar. */
const collars = [
  '<path d="M52 91l12 12 12-12 5 4-9 14-8-6-8 6-9-14z" fill="#fff"/><path d="M61 102h6l4 26H57z" fill="#a8483f"/>',
  '<path d="M52 91l12 16 12-16 4 5-16 32-16-32z" fill="#fff"/><path d="M46 97l18 31 18-31" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>',
  '<path d="M50 92q14 14 28 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>',
  '<path d="M50 91l14 13 14-13 5 6-11 12-8-5-8 5-11-12z" fill="#dfe6ee"/>',
] as const

/**
 * Portraits of people at events: calm drawings from one set, without likeness to anybody. The key is the place of each
 * part in its list: skin, hair, style, clothes, collar and 1 for glasses.
 */
export const portraitOf = {
  key(name: string): string {
    const hash = hashOf(name)
    const part = (shift: number, count: number) => String((hash >>> shift) % count)
    // Given names of the seed that women bear; hair and collar go with them.
    const style = /[芳娜敏静丽艳英霞琪桐怡]$/.test(name) ? womens[(hash >>> 6) % 3] : mens[(hash >>> 6) % 3]
    return `${part(0, skins.length)}${part(3, hairs.length)}${String(style)}${part(10, clothes.length)}${part(14, collars.length)}${part(18, 3) === '1' ? '1' : '0'}`
  },
  draw(key: string): string | undefined {
    if (!/^\d{6}$/.test(key)) return undefined
    const [skin, hair, style, cloth, collar, glasses] = [...key].map(Number) as [number, number, number, number, number, number] // prettier-ignore
    const [tone, strands, cut, wear, neck] = [
      skins[skin],
      hairs[hair],
      styles[style],
      clothes[cloth],
      collars[collar],
    ]
    if (!tone || !strands || !cut || !wear || !neck) return undefined
    const [behind, over] = cut
    const lens = '<circle cx="54.5" cy="58" r="7.5"/><circle cx="73.5" cy="58" r="7.5"/><path d="M62 57h4"/>'
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M0 0h128v128H0z" fill="#dbe4ef"/>` +
      (behind ? `<path d="${behind}" fill="${strands}"/>` : '') +
      `<path d="M18 128c0-24 14-34 34-38h24c20 4 34 14 34 38z" fill="${wear}"/>` +
      `<path d="M53 78h22v14q-11 13-22 0z" fill="${tone}"/><path d="M53 82q11 9 22 0v5q-11 8-22 0z" fill="#0" fill-opacity=".1"/>` +
      `${neck}<path d="M40.5 56a23.5 31 0 0 1 47 0z" fill="${strands}"/><ellipse cx="64" cy="56" rx="22" ry="27" fill="${tone}"/>` +
      `<path d="M64 29a22 27 0 0 1 0 54q14-22 0-54z" fill="#0" fill-opacity=".06"/>` +
      `<g fill="${strands}"><circle cx="55" cy="58" r="2"/><circle cx="73" cy="58" r="2"/></g>` +
      `<path d="M50 51q4-2.5 9 0M69 51q5-2.5 9 0M57 71q7 4 14 0" fill="none" stroke="${strands}" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".75"/>` +
      `<path d="${over}" fill="${strands}"/>` +
      (glasses ? `<g fill="none" stroke="#3d4755" stroke-width="1.6">${lens}</g>` : '') +
      '</svg>'
    )
  },
}
