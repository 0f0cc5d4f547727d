import * as v from 'valibot'
import { cleanLine, cleanText } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'

/** What is said where a schema has no words of its own: valibot would speak English, and repeat what was sent. */
export const UNCLEAR = '请检查此项'
v.setGlobalMessage(UNCLEAR)

/** Bounds a text's length in the unit of `lib/count.ts`. Its type tells whether it holds of half-written text, too. */
const bounded = (type: 'min_length' | 'max_length', holds: (count: number) => boolean, message: string) => ({
  ...v.check<string, string>((text) => holds(characterCount(text)), message),
  type: type as 'check',
})

/** At most so many characters. */
export const most = (label: string, max: number) =>
  bounded('max_length', (count) => count <= max, `${label}最多 ${String(max)} 个字`)

/** Takes a text as people see it (`lib/clean.ts`), so that whoever sends it is treated as this portal is. */
export const clean = (by: (text: string) => string = cleanLine) => v.transform<string, string>(by)

/** A whole number of 0 or more in a query string, where everything arrives as text. */
export const Count = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((value) => /^\d{1,13}$/.test(String(value)), '应为 0 或更大的整数'),
  v.transform(Number),
)

/** A key of a record. Those of the city and of this portal have 100 signs at most. */
export const Id = v.pipe(v.string('缺少编号'), v.minLength(1, '缺少编号'), v.maxLength(100, '编号有误'))

/** What is looked for, or chosen, in a query string; '' is any. */
export const Word = v.pipe(v.string(), clean(), most('此项', 100))

/** A yes or no in a query string. */
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

/** How many records are asked for. */
export const Size = v.pipe(Count, v.maxValue(999, '每页最多 999 条'))

/** Which page of a list: `current` from 1, `size` records a page (999 for "all", specification section 9). */
export const paging = {
  current: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(1_000_000))),
  size: v.optional(Size),
}

/** `{ current, size }` alone, for lists without a filter. */
export const Paging = v.optional(v.object(paging), {})

/** The answer of every list. */
export const page = <S extends v.GenericSchema>(record: S) =>
  v.object({
    records: v.array(record),
    total: v.number(),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
  })

/** One group that a list is narrowed by, and how many each of its words would leave. */
export interface Facet<Name extends string = string> {
  name: Name
  words: { word: string; count: number }[]
}

/** What a list counts along with its page, where it is asked to: each group without what is chosen of that group. */
export const facetsOf = <const Names extends readonly string[]>(names: Names) =>
  v.optional(
    v.array(
      v.object({
        name: v.picklist(names),
        words: v.array(v.object({ word: v.string(), count: v.number() })),
      }),
    ),
  )

/** What every record has. Times are ISO strings. */
export const recorded = { id: v.string(), createTime: v.string(), updateTime: v.string() }

/** What a record has that belongs to an enterprise; `version` is checked when it is saved. */
export const owned = { ...recorded, enId: v.string(), version: v.number() }

/** `?id=` */
export const ById = v.object({ id: Id })

/** A new or changed record's answer: enough to find it again and to send the next change. */
export const Saved = v.object({ id: v.string(), version: v.number() })

/** A name of a person, a unit or a file in an answer: an older record may hold marks of direction, which would turn it round. */
export const Name = v.pipe(v.string(), clean())

/** A file at the city: `filePath` is what other records refer to, and what download/file is asked for. */
export const StoredFile = v.object({
  filePath: v.string(),
  fileName: Name,
  size: v.number(),
  type: v.string(),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

const written = (by: typeof cleanLine, label: string, max: number, min: number) =>
  v.pipe(
    v.string(`请填写${label}`),
    clean(by),
    bounded(
      'min_length',
      (count) => count >= min,
      min === 1 ? `请填写${label}` : `${label}至少 ${String(min)} 个字`,
    ),
    most(label, max),
  )

/** One line that must be there unless `min` is 0, of a length in characters. */
export const line = (label: string, max: number, min = 1) => written(cleanLine, label, max, min)

/** The same of several lines, which stay. */
export const text = (label: string, max: number, min = 1) => written(cleanText, label, max, min)

/**
 * The fields of a form. Where a key is missing the field's own words are used, as if it had been sent empty; `none` is
 * said where the form itself is.
 */
export const form = <const E extends v.ObjectEntries>(entries: E, none = '请求内容有误') =>
  v.object(entries, (issue) => {
    const field = entries[String(issue.path?.at(-1)?.key)]
    return (field && v.safeParse(field, undefined).issues?.[0].message) ?? none
  })

/** Refuses a list where names and values are due: `v.object` and `v.record` take `[]` for an empty one. */
export const named = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => !Array.isArray(value)),
    schema,
  )
