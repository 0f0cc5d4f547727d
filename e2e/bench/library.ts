import MiniSearch from 'minisearch'
import { type BigramIndex, bigramIndex, bitsWith, hasBit } from '#lib/bigram-index.ts'
import { judgeFor } from '#rules/match.ts'
import { foundOf, searchedPolicies } from '#rules/policy-found.ts'
import { searchTextOf } from '#rules/policy-search.ts'
import { wordsOf } from '#lib/search-words.ts'
import { conditionsOf } from '#mocks/policy/conditions.ts'
import { contentHtmlOf } from '#mocks/policy/content.ts'
import { resetWorld } from '#mocks/world.ts'
import { queries } from './queries.mjs'

const ROUNDS = 7
const MB = 1024 * 1024

interface Table {
  title: string
  rows: Record<string, string | number>[]
}

/** Method to find the texts that contain all words */
interface Way {
  name: string
  build: (texts: string[]) => { bytes: number; find: (words: string[]) => number }
}

const ways: Way[] = [
  {
    name: 'ours: bits of bigrams, then includes',
    build(texts) {
      const index = bigramIndex(texts)
      return {
        bytes: index.bits.byteLength,
        find(words) {
          const fits = textsWith(index, texts, words)
          return texts.filter((_, at) => fits(at)).length
        },
      }
    },
  },
  {
    name: 'plain includes',
    build: (texts) => ({
      bytes: 0,
      find: (words) => texts.filter((text) => words.every((word) => text.includes(word))).length,
    }),
  },
  {
    name: 'MiniSearch over bigrams',
    build(texts) {
      const index = new MiniSearch({
        fields: ['text'],
        tokenize: bigrams,
        searchOptions: { combineWith: 'AND' },
      })
      index.addAll(texts.map((text, id) => ({ id, text })))
      return { bytes: JSON.stringify(index).length, find: (words) => index.search(words.join(' ')).length }
    },
  },
]

/** Returns a test, by position, if a text contains all words. `texts` must be those of the index. */
function textsWith(index: BigramIndex, texts: readonly string[], words: readonly string[]) {
  const fits = words.flatMap((word) => bitsWith(index, word) ?? [])
  return (at: number) =>
    fits.every((bits) => hasBit(bits, at)) && words.every((word) => texts[at]!.includes(word))
}

/** Splits a text into runs of letters and digits and returns their bigrams; a run of one letter stays as it is. */
function bigrams(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
}

/** Measures full-text search, the whole search and the calculation in this process. */
export function measureLibrary(): Table[] {
  const policies = resetWorld('bench', 'busy', 1).db.policy.getAll()
  const texts = policies.map((one) => searchTextOf({ ...one, contentHtml: contentHtmlOf(one) }))
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  return [
    {
      title: `Full text of ${String(policies.length)} policies, ${(letters / 1e6).toFixed(1)} million letters, Node`,
      rows: ways.map(({ name, build }) => {
        const [built, took] = timed(() => build(texts))
        return {
          way: name,
          'build ms': round(took),
          'index MB': round(built.bytes / MB),
          ...spread(queries.flatMap((query) => repeatTimed(() => built.find(wordsOf(query))))),
        }
      }),
    },
    measureWholeSearch(policies, texts),
    measureCalculation(policies),
  ]
}

type Policies = ReturnType<ReturnType<typeof resetWorld>['db']['policy']['getAll']>

/** Measures a search as the page runs it, with filters and order. */
function measureWholeSearch(policies: Policies, texts: string[]): Table {
  const index = bigramIndex(texts)
  const fits = new Map<string, (at: number) => boolean>()
  const fitsOf = (word: string) => {
    const known = fits.get(word) ?? textsWith(index, texts, [word])
    fits.set(word, known)
    return known
  }
  const founds = policies.map((one, at) => foundOf(one, (word) => fitsOf(word)(at)))
  const search = (keyword: string, sort: '最新发布' | '截止最近' | '最匹配') => {
    fits.clear()
    return searchedPolicies(
      policies,
      { keyword, sort, validity: ['有效'] },
      { now: Date.now(), found: (_, at) => founds[at]! },
    )
  }
  return {
    title: 'The whole search, with filters and order, Node',
    rows: (['最新发布', '截止最近', '最匹配'] as const).map((sort) => ({
      sort,
      ...spread(queries.flatMap((query) => repeatTimed(() => search(query, sort)))),
    })),
  }
}

/** Measures the judgement of an enterprise with eight known facts. */
function measureCalculation(policies: Policies): Table {
  const rules = policies.map(conditionsOf)
  const facts = Object.entries({
    ...{ district: '高新区', revenue: 86_000_000, rdCost: 5_200_000, employees: 180 },
    ...{ highTech: true, srdi: false, taxGrade: 'A', dishonest: false },
  }).map(([key, value]) => ({ key, value }))
  const some = rules.slice(0, 500)
  return {
    title: 'Calculation, Node',
    rows: [
      { policies: some.length, ...spread(repeatTimed(() => some.map(judgeFor(facts)))) },
      { policies: rules.length, ...spread(repeatTimed(() => rules.map(judgeFor(facts)))) },
    ],
  }
}

function timed<T>(work: () => T): [T, number] {
  const start = performance.now()
  const done = work()
  return [done, performance.now() - start]
}

const repeatTimed = (work: () => unknown) => Array.from({ length: ROUNDS }, () => timed(work)[1])

const round = (value: number) => Math.round(value * 100) / 100

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    'median ms': round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'worst ms': round(sorted.at(-1) ?? 0),
  }
}
