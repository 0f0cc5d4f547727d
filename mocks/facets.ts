import type { Facet } from '#api/call/shape.ts'
import { pageOf } from './lists.ts'

/** The numbers of what a row says of each group, group by group. */
export type Said = readonly (readonly number[])[]

/** Whether a row is left by what is chosen of one group. */
export type Test<Row> = (row: Row) => boolean

/** A query that may ask for counts. */
interface Faceted {
  faceted?: boolean
}

/** One walk through a list's rows. */
interface Narrowed<Name extends string, Row> {
  /** True for a row that is left by all that is chosen. Counts as well what it says, read before the walk began. */
  takes: (row: Row, said: Said | undefined) => boolean
  /** The words of each group that were counted, the most first; undefined where the query asks for none. */
  facets: () => Facet<Name>[] | undefined
}

/** The groups that a list is narrowed by. */
interface Groups<Name extends string, Row, Query> {
  /** Reads what a row says of each group. */
  saidOf: (row: Row) => Said
  /** Begins a walk. */
  narrow: (query: Query) => Narrowed<Name, Row>
}

const collator = new Intl.Collator('zh-CN')

/**
 * Makes the groups of a list, in the order of their names.
 * @param said what a row says of each: the words that it counts for
 * @param asked what a query asks of each; undefined where it asks nothing
 */
export function groupsOf<Name extends string, Row, Query extends Faceted>(
  said: Readonly<Record<Name, (row: Row) => readonly string[]>>,
  asked: Readonly<Record<Name, (query: Query) => Test<Row> | undefined>>,
): Groups<Name, Row, Query> {
  const names = Object.keys(said) as Name[]
  // Words by numbers, as they were met: counting by numbers takes a tenth of counting by words.
  const numbers = names.map(() => new Map<string, number>())
  const saidOf = (row: Row): Said =>
    names.map((name, group) =>
      said[name](row).map((word) => {
        const known = numbers[group]!
        const number = known.get(word) ?? known.size
        known.set(word, number)
        return number
      }),
    )
  return {
    saidOf,
    narrow(query) {
      const { faceted = false } = query
      const tests = names.flatMap((name, group) => {
        const test = asked[name](query)
        return test ? [{ group, test }] : []
      })
      const counts = numbers.map(({ size }) => new Uint32Array(size))
      const addOne = (group: number, spoken: readonly number[]) => {
        const own = counts[group]!
        for (const number of spoken) own[number]! += 1
      }
      return {
        takes(row, spoken) {
          const against = tests.filter(({ test }) => !test(row))
          // What one group alone leaves out still counts for that group.
          if (faceted && spoken && against.length < 2) {
            const [only] = against
            if (only) addOne(only.group, spoken[only.group]!)
            else spoken.forEach((words, group) => addOne(group, words))
          }
          return against.length === 0
        },
        facets: () =>
          faceted
            ? names.map((name, group) => ({
                name,
                words: [...numbers[group]!.keys()]
                  .map((word, number) => ({ word, count: counts[group]![number]! }))
                  .filter(({ count }) => count > 0)
                  .sort((a, b) => b.count - a.count || collator.compare(a.word, b.word)),
              }))
            : undefined,
      }
    },
  }
}

/** A page of the rows that are left by what is chosen, with the counts where the query asks for them. */
export function facetedPage<
  Name extends string,
  Row extends Counted,
  Counted,
  Query extends Faceted & Parameters<typeof pageOf>[1],
>(rows: readonly Row[], groups: Groups<Name, Counted, Query>, query: Query) {
  const said = query.faceted ? rows.map(groups.saidOf) : []
  const narrowed = groups.narrow(query)
  const page = pageOf(
    rows.filter((row, at) => narrowed.takes(row, said[at])),
    query,
  )
  return { ...page, facets: narrowed.facets() }
}
