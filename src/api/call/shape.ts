import * as v from 'valibot'
import { cleanLine, cleanText } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'

/** Message for schemas without their own: valibot's default is English and repeats the input. */
export const UNCLEAR = '请检查此项'
v.setGlobalMessage(UNCLEAR)

/**
 * Limits a text's length, counted by `lib/count.ts`. The check's type tells if it also applies to half-written text.
 */
const limitLength = (
  type: 'min_length' | 'max_length',
  holds: (count: number) => boolean,
  message: string,
) => ({
  ...v.check<string, string>((text) => holds(characterCount(text)), message),
  type: type as 'check',
})

/** Limits a text to `max` characters. */
export const maxCharacters = (label: string, max: number) =>
  limitLength('max_length', (count) => count <= max, `${label}最多 ${String(max)} 个字`)

/**
 * Cleans a text to its visible form (`lib/clean.ts`), so that requests from other clients are treated like this
 * portal's.
 */
export const clean = (by: (text: string) => string = cleanLine) => v.transform<string, string>(by)

/** A whole number of 0 or more in a query string, whose values are all text. */
export const Count = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((value) => /^\d{1,13}$/.test(String(value)), '应为 0 或更大的整数'),
  v.transform(Number),
)

/** Id of a record; ids of the city and of this portal have at most 100 characters. */
export const Id = v.pipe(v.string('缺少编号'), v.minLength(1, '缺少编号'), v.maxLength(100, '编号有误'))

/** A search text or choice in a query string; '' means any. */
export const Word = v.pipe(v.string(), clean(), maxCharacters('此项', 100))

/** A boolean in a query string. */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

/** Several words in a query string, joined by commas. */
export const Words = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (Array.isArray(value) ? value : value.split(',')).filter(Boolean)),
  v.check((words) => words.length <= 100 && words.every((word) => word.length <= 100)),
)

/** Number of records per page. */
export const Size = v.pipe(Count, v.minValue(1, '每页至少 1 条'), v.maxValue(999, '每页最多 999 条'))

/** Page of a list: `current` from 1, `size` records per page (999 for "all", specification, section 9). */
export const paging = {
  current: v.optional(v.pipe(Count, v.minValue(1, '页码从 1 开始'), v.maxValue(1_000_000))),
  size: v.optional(Size),
}

/** Query of lists without a filter. */
export const Paging = v.optional(v.object(paging), {})

/** Returns the schema of a list's answer. */
export const page = <S extends v.GenericSchema>(record: S) =>
  v.object({
    records: v.array(record),
    total: v.number(),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
  })

/** A filter group of a list, with the number of results for each of its words. */
export interface Facet<Name extends string = string> {
  name: Name
  words: { word: string; count: number }[]
}

/** Counts that a list returns along with its page on request: each group ignores its own filter. */
export const facetsOf = <const Names extends readonly string[]>(names: Names) =>
  v.optional(
    v.array(
      v.object({
        name: v.picklist(names),
        words: v.array(v.object({ word: v.string(), count: v.number() })),
      }),
    ),
  )

/** Fields of every record; times are ISO strings. */
export const recordEntries = { id: v.string(), createTime: v.string(), updateTime: v.string() }

/** Fields of a record that belongs to an enterprise; `version` is checked when it is saved. */
export const ownedEntries = { ...recordEntries, enId: v.string(), version: v.number() }

/** A query with only an `id`. */
export const ById = v.object({ id: Id })

/** Answer to a saved record: id and version, which the next change needs. */
export const Saved = v.object({ id: v.string(), version: v.number() })

/**
 * A name of a person, a unit or a file in an answer, cleaned because an older record may contain direction marks, which
 * would reverse the text.
 */
export const Name = v.pipe(v.string(), clean())

/** A file at the city; `filePath` is its reference in other records and in download/file. */
export const StoredFile = v.object({
  filePath: v.string(),
  fileName: Name,
  size: v.number(),
  type: v.string(),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

const writtenText = (by: typeof cleanLine, label: string, max: number, min: number) =>
  v.pipe(
    v.string(`请填写${label}`),
    clean(by),
    limitLength(
      'min_length',
      (count) => count >= min,
      min === 1 ? `请填写${label}` : `${label}至少 ${String(min)} 个字`,
    ),
    maxCharacters(label, max),
  )

/** Text of one line with a length limit in characters; required unless `min` is 0. */
export const line = (label: string, max: number, min = 1) => writtenText(cleanLine, label, max, min)

/** Text of several lines with a length limit in characters; required unless `min` is 0. */
export const text = (label: string, max: number, min = 1) => writtenText(cleanText, label, max, min)

/**
 * Schema of a form. A missing key gives the same message as an empty field; `none` is the message for a missing form.
 */
export const form = <const E extends v.ObjectEntries>(entries: E, none = '请求内容有误') =>
  v.object(entries, (issue) => {
    const field = entries[String(issue.path?.at(-1)?.key)]
    return (field && v.safeParse(field, undefined).issues?.[0].message) ?? none
  })

/** Refuses an array in place of an object: `v.object` and `v.record` accept `[]` as an empty one. */
export const notAnArray = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => !Array.isArray(value)),
    schema,
  )
