import * as v from 'valibot'

/** A whole number of 0 or more in a query string, where everything arrives as text. */
export const Count = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.integer('应为整数'),
  v.minValue(0, '不能小于 0'),
)

/** A yes or no in a query string. */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

/** Several words in a query string, joined by commas. */
export const Words = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (Array.isArray(value) ? value : value.split(',')).filter(Boolean)),
)

/** Which page of a list: `current` from 1, `size` records a page (999 for "all", specification section 9). */
export const paging = {
  current: v.optional(Count),
  size: v.optional(v.pipe(Count, v.maxValue(999, '每页最多 999 条'))),
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

/** What every record has. Times are ISO strings. */
export const recorded = { id: v.string(), createTime: v.string(), updateTime: v.string() }

/** What a record has that belongs to an enterprise; `version` is checked when it is saved. */
export const owned = { ...recorded, enId: v.string(), version: v.number() }

/** `?id=` */
export const ById = v.object({ id: v.string() })

/** A new or changed record's answer: enough to find it again and to send the next change. */
export const Saved = v.object({ id: v.string(), version: v.number() })

/** A file at the city: `filePath` is what other records refer to, and what download/file is asked for. */
export const StoredFile = v.object({
  filePath: v.string(),
  fileName: v.string(),
  size: v.number(),
  type: v.string(),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

/** 11 digits starting with 1 (specification, section 5). */
export const Phone = v.pipe(v.string(), v.regex(/^1\d{10}$/, '联系电话应为 11 位手机号'))

/** A text that must be there, of a length in characters. */
export const text = (label: string, max: number, min = 1) =>
  v.pipe(
    v.string(`请填写${label}`),
    v.trim(),
    v.minLength(min, min === 1 ? `请填写${label}` : `${label}至少 ${String(min)} 个字`),
    v.maxLength(max, `${label}最多 ${String(max)} 个字`),
  )

/** An amount in 元, 0 or more. */
export const Money = v.pipe(v.number('请填写数字'), v.minValue(0, '金额不能小于 0'))

/**
 * The fields of a form. `v.object` says in English that a key is missing; here the field's own words are used,
 * as if it had been sent empty.
 */
export const form = <const E extends v.ObjectEntries>(entries: E) =>
  v.object(entries, (issue) => {
    const field = entries[String(issue.path?.at(-1)?.key)]
    return (field && v.safeParse(field, undefined).issues?.[0].message) ?? '请求内容有误'
  })
