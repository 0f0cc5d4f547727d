import { syllables } from './pinyin.data.ts'

const sounds = new Map(
  syllables
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [, syllable = '', characters = ''] = /^([a-z]+)(.+)$/.exec(group) ?? []
      return [...characters].map((one) => [one, syllable] as const)
    }),
)

/** The syllables of a text in pinyin without tones, one for each character; what has none stands for itself. */
export const soundsOf = (text: string): string[] => [...text].map((one) => sounds.get(one) ?? one)

/** As many titles as are spelled out at a time: those of all kinds that are searched together. */
const MOST = 20_000
const spelled = new Map<string, { all: string; starts: ReadonlySet<number>; initials: string }>()

/** Spells a title out, which takes a while where ten thousand are new. */
export function spell(title: string) {
  const known = spelled.get(title)
  if (known) return known
  const starts = new Set<number>()
  let all = ''
  let initials = ''
  for (const sound of soundsOf(title)) {
    starts.add(all.length)
    all += sound
    initials += sound[0] ?? ''
  }
  if (spelled.size >= MOST) spelled.clear()
  const made = { all, starts, initials }
  spelled.set(title, made)
  return made
}

/** Whether a title sounds like what was typed in letters: whole syllables from the beginning of one on, or initials. */
export function soundsLike(title: string, letters: string): boolean {
  const { all, starts, initials } = spell(title)
  if (initials.includes(letters)) return true
  for (let at = all.indexOf(letters); at >= 0; at = all.indexOf(letters, at + 1)) {
    if (starts.has(at)) return true
  }
  return false
}
