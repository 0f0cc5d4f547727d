import { fold } from './fold.ts'
import { bySound, known, LONGEST, meantBy, type Way, waysOf } from './vocabulary.ts'

/** Term of a search. */
export interface Term {
  /** Term as it was typed. */
  typed: string
  /** Ways in which texts may write the term. */
  ways: readonly Way[]
  /** Letters that may be the pinyin of a title. */
  letters?: string
  /** Weight of the term: 1, less when nearly everything contains it. */
  weight: number
}

/** Meaning of a search text. */
export interface Sense {
  terms: readonly Term[]
  /** Terms as they were typed, joined. */
  phrase: string
  /** Official words that other words were understood as. */
  takenAs: readonly string[]
  /** True when the question asks how to do something, rather than for something. */
  asksHow: boolean
  /**
   * All of the typed text if it consists of letters: it may be the pinyin of a title, whatever words the
   * letters form.
   */
  letters?: string
}

/** Stop words of questions. The first ones ask how to do something. */
const howWords =
  '怎么办 怎么 怎样 如何 咋办 咋 在哪 哪里 哪儿 找谁 吗 多久 几天 为什么 什么时候 什么是 区别'.split(' ')
const stopWords = new Set([
  ...howWords,
  ...'什么 哪些 有没有 有什么 有哪些 能不能 可不可以 可以 能 可 要不要 需不需要 需要 应该 必须 呢 啊 吧 呀 嘛 的 了 么 我 我们 我司 我想 我要 想要 想 要 请问 请 帮我 帮忙 一下 多少 几 是 给 在 里 个 和 与 或 为 会 到 去 做 弄 搞 办 谁 啥 关于 以及 本市 市里 我市 国家 今年 去年 最近 现在 还 都 也 就 被 把 对 从 由 向 给我 找 找人 想找 查 看 看看 了解 一个 一家 这个 那个 拿 领 享受 开始 自己 时候 最多 最高 今天 明天 昨天 问题 东西 相关 方面 情况 流程 步骤 多长 多大 多高 出来 下来 没过 没通过 有啥 下周 下个月 这周 本周 本月 政府 便宜 便宜点 厂家 厂商'.split(
    ' ',
  ),
])

/**
 * Matches numbers and quantities, which no title is found by: 80, 二十个, 三天; years and record numbers are
 * searched.
 */
const quantity = /^(\d{1,3}|[一二两三四五六七八九十百千万亿几]+)[万亿个条家名位天月元块]*$/u

/**
 * Worth of covering a run with a corrected word: less than with existing words, so that 信保 and 补贴 are not
 * read as 社保补贴.
 */
const MISSPELT = 0.45
/** Worth of a word that was corrected or spelled in letters. */
const MEANT = 0.7
const GENERIC = 0.35
/** Weight of a word outside the vocabulary, relative to one inside. */
const UNKNOWN = 0.6
/**
 * Maximum share that all words outside the vocabulary weigh, relative to those inside: a question in many
 * words is found by the ones with its topic, because the search requires six tenths of the whole (`MOST` of
 * {@link ./fit.ts}).
 */
const UNKNOWN_SHARE = 0.66

type Token = { text: string; as: 'word' | 'meant' | 'idle' | 'rest' }

const senses = new Map<string, Sense>()

/**
 * Splits a search text into terms, each with its synonyms of the vocabulary. Caches the result, because lists
 * ask for each of their rows. The device, the mock and the lists search by this one rule, so that all give
 * the same rows; 321 questions in the unit tests define what it must find. Price: 25 KB with the first
 * search, and groups of words to maintain.
 */
export function understand(question: string): Sense {
  const before = senses.get(question)
  if (before) return before
  if (senses.size > 200) senses.clear()
  const sense = senseOf(fold(question))
  senses.set(question, sense)
  return sense
}

function senseOf(text: string): Sense {
  const runs = text.match(/[\p{L}\p{N}（）()+.#-]+/gu) ?? []
  const tokens = runs.flatMap(wordsOf)
  const found = tokens.flatMap((one) => termsOf(one))
  const isKnown = found.some(({ typed, weight }) => weight === 1 && known.has(typed))
  const each = found.filter(({ typed }, at) => found.findIndex((one) => one.typed === typed) === at)
  const terms = isKnown ? lowerUnknown(each) : each
  const asksHow = tokens.some((one) => one.as === 'idle' && howWords.includes(one.text))
  // Searches stop words as they are if there is nothing else; 怎么办 alone searches for nothing.
  if (!terms.length && text && !asksHow) terms.push({ typed: text, ways: [{ text, worth: 1 }], weight: 1 })
  // A vocabulary word in letters (MES, VOCs) is not pinyin.
  const letters = /^[a-z' ]+$/.test(text) && !known.has(text) ? text.replace(/[' ]/g, '') : undefined
  const phrase = terms.map(({ typed }) => typed).join('')
  return {
    terms,
    phrase,
    takenAs: [...new Set(terms.flatMap(nameOf))],
    asksHow,
    ...(letters ? { letters } : {}),
  }
}

/** Lowers the weight of terms outside the vocabulary. */
function lowerUnknown(terms: Term[]): Term[] {
  // Checks the vocabulary, too, because one of its words may have no synonym.
  const isUnknown = ({ typed, weight, ways }: Term) => weight === 1 && ways.length === 1 && !known.has(typed)
  const unknown = terms.filter(isUnknown).length
  const knownWeight = terms.reduce((sum, one) => sum + (isUnknown(one) ? 0 : one.weight), 0)
  const weight = Math.min(UNKNOWN, (knownWeight * UNKNOWN_SHARE) / unknown)
  return terms.map((one) => (isUnknown(one) ? { ...one, weight } : one))
}

/** Matches a measure word between verb and noun that changes no meaning: 换个企业 is 换企业. */
const measureWord = /一?[个家](?=\p{Script=Han})/gu

/**
 * Splits a run into tokens, without its measure words if vocabulary words then cover more of it; keeps those
 * of 交个税 and 国家高新.
 */
function wordsOf(run: string): Token[] {
  const [whole, bare] = [segment(run), segment(run.replace(measureWord, ''))]
  return (bare.sum > whole.sum ? bare : whole).tokens
}

/**
 * Splits a run so that vocabulary words cover as much of it as possible; one long word counts more than
 * several short ones.
 */
function segment(run: string): { tokens: Token[]; sum: number } {
  const best: { sum: number; token?: Token }[] = [{ sum: 0 }]
  for (let end = 1; end <= run.length; end += 1) {
    let here: { sum: number; token?: Token } = { sum: best[end - 1]!.sum }
    for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
      const text = run.slice(from, end)
      if (/[a-z\d]/.test(text[0]!) && /[a-z\d]/.test(run[from - 1] ?? '')) continue
      if (/[a-z\d]/.test(text.at(-1)!) && /[a-z\d]/.test(run[end] ?? '')) continue
      const as = known.has(text)
        ? 'word'
        : stopWords.has(text)
          ? 'idle'
          : meantBy(text).length
            ? 'meant'
            : undefined
      if (!as) continue
      const sum = best[from]!.sum + text.length ** 2 * (as === 'word' ? 1 : as === 'idle' ? 0.8 : MISSPELT)
      if (sum > here.sum) here = { sum, token: { text, as } }
    }
    best.push(here)
  }
  const tokens: Token[] = []
  let rest = ''
  const endRest = () => {
    if (rest) tokens.unshift({ text: rest, as: 'rest' })
    rest = ''
  }
  for (let end = run.length; end > 0;) {
    const { token } = best[end]!
    if (token) {
      endRest()
      tokens.unshift(token)
      end -= token.text.length
    } else {
      rest = run[end - 1]! + rest
      end -= 1
    }
  }
  endRest()
  return { tokens, sum: best.at(-1)!.sum }
}

function termsOf({ text, as }: Token): Term[] {
  if (as === 'idle') return []
  if (as === 'word') return [{ typed: text, ways: waysOf([text]), weight: weightOf(text) }]
  if (as === 'meant') {
    const ways = [{ text, worth: 1 }, ...waysOf(meantBy(text), MEANT)]
    return [{ typed: text, ways, weight: Math.max(...meantBy(text).map(weightOf)) }]
  }
  if (/^[a-z']+$/.test(text)) return spelledOut(text)
  return wordsIn(text)
    .filter((word) => !quantity.test(word))
    .filter((word) => word.length > 1 || !/\p{Script=Han}/u.test(word))
    .map((word) => ({ typed: word, ways: [{ text: word, worth: 1 }], weight: 1 }))
}

/**
 * Returns the terms of letters: the letters as they are, a vocabulary word by its sound, or several words in
 * a row (gqbt is 高企 and 补贴).
 */
function spelledOut(letters: string): Term[] {
  const whole: Term = { typed: letters, ways: [{ text: letters, worth: 1 }], letters, weight: 1 }
  const cuts = soundCuts(letters.replaceAll("'", ''))
  if (!cuts) return [whole]
  const terms = cuts.map((sound) => {
    const words = bySound.get(sound) ?? []
    return {
      typed: sound,
      ways: waysOf(words, MEANT),
      weight: Math.max(...words.map(weightOf)),
    }
  })
  const [only] = terms
  return terms.length === 1 && only
    ? [{ ...whole, ways: [...whole.ways, ...only.ways], weight: only.weight }]
    : terms
}

/** Splits letters into the fewest sounds of vocabulary words; undefined if that is impossible. */
function soundCuts(letters: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = best
      .slice(0, end)
      .map((before, from) =>
        before && bySound.has(letters.slice(from, end)) ? [...before, letters.slice(from, end)] : undefined,
      )
      .filter((one) => one !== undefined)
      .sort((a, b) => a.length - b.length)[0]
  }
  return best[letters.length]
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/**
 * Splits text outside the vocabulary into words; into pairs of characters if the browser has no segmenter.
 */
function wordsIn(text: string): string[] {
  if (text.length <= 2) return [text]
  if (segmenter) {
    const words = [...segmenter.segment(text)].filter((one) => one.isWordLike).map((one) => one.segment)
    // Joins single characters, because the browser splits words that it does not know: 红, 字.
    return words.reduce<string[]>((found, word, at) => {
      const isSplit = word.length === 1 && words[at - 1]?.length === 1
      return isSplit ? [...found.slice(0, -1), `${found.at(-1) ?? ''}${word}`] : [...found, word]
    }, [])
  }
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
}

const weightOf = (word: string) => (known.get(word)?.some(({ tells }) => tells) === false ? GENERIC : 1)

/** Returns the official word for a term, if it differs from the typed one and is distinctive. */
function nameOf({ typed, ways }: Term): string[] {
  const meant = ways.find(({ text }) => known.has(text))
  const [meaning] = meant ? (known.get(meant.text) ?? []) : []
  return meaning?.tells && meaning.name !== typed ? [meaning.name] : []
}
