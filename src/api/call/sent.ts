// Schemas of request bodies with their limits. Pages load this file; the first screen needs none of it. Every field
// sent has a limit with a Chinese message, which is shown at the field and repeats no input.
import * as v from 'valibot'
import { cleanLine } from '#lib/clean.ts'
import { isDay, isMoment } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import { barePhone } from '#lib/bare-phone.ts'
import { isWebAddress, webAddress } from '#lib/web-address.ts'
import { clean, Id, maxCharacters } from './shape.ts'

/** Id of a record that must be chosen; `missing` is the message if none is. */
export const requiredId = (missing: string) =>
  v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(100, missing))

/** The record's version on which a change is based. */
export const Version = v.pipe(
  v.number('缺少版本号，请刷新后重试'),
  v.integer('版本号有误，请刷新后重试'),
  v.minValue(0, '版本号有误，请刷新后重试'),
  v.maxValue(1e9, '版本号有误，请刷新后重试'),
)

/** Id and version of an existing record, as it was read. */
export const existing = { id: v.optional(Id), version: v.optional(Version) }

/**
 * Key that identifies a draft of a device from its first save on: until the city's id is known, requests with the same
 * key mean the same record (chosen).
 */
export const draftKeyed = { draftKey: v.optional(Id) }

/** Year of a figure. */
export const Year = v.pipe(
  v.number('请选择年份'),
  v.integer('请选择年份'),
  v.minValue(1900, '请选择年份'),
  v.maxValue(2099, '请选择年份'),
)

/** A calendar day as 2026-04-18; other notations (2026年4月18日) are converted. */
export const Day = (label: string) =>
  v.pipe(
    v.string(`请选择${label}`),
    v.transform((text) => readDay(text) ?? cleanLine(text)),
    v.check(isDay, ({ input }) => (input ? `${label}不是日历上的日期，可写作 2026-01-05` : `请选择${label}`)),
  )

/** A day or a moment in ISO 8601. */
export const Moment = v.pipe(v.string('请选择日期'), v.check(isMoment, '日期有误'))

/** A file in a request, exactly as `upload` returned it. */
export const SentFile = v.object({
  filePath: v.pipe(v.string('请上传文件'), v.minLength(1, '请上传文件'), maxCharacters('文件路径', 500)),
  fileName: v.pipe(
    v.string('缺少文件名'),
    clean(),
    v.minLength(1, '缺少文件名'),
    maxCharacters('文件名', 255),
  ),
  size: v.pipe(
    v.number('缺少文件大小'),
    v.integer('文件大小有误'),
    v.minValue(1, '文件大小有误'),
    v.maxValue(1e9, '文件大小有误'),
  ),
  type: v.pipe(v.string('缺少文件类型'), maxCharacters('文件类型', 200)),
})

/**
 * Address of a record's picture: a file path at the city, a path of this site, a web address, or the picture itself as
 * a data URL. Refuses everything executable.
 */
export const Picture = v.pipe(
  v.string('请上传图片'),
  v.regex(/^(\/(?![/\\])|https?:\/\/[^/\s]|data:image\/)\S*$/i, '图片地址有误，请重新上传'),
  v.maxLength(20_000, '图片地址过长，请重新上传'),
)

/** 11 digits starting with 1 (specification, section 5). */
export const Phone = v.pipe(
  v.string('请填写联系电话'),
  clean(barePhone),
  v.minLength(1, '请填写联系电话'),
  v.regex(/^1\d{10}$/, '联系电话应为 11 位手机号'),
)

/** Address of an enterprise's own site; '' for none. */
export const Website = v.pipe(
  v.string('请填写网址'),
  clean(webAddress),
  v.check((text) => text === '' || isWebAddress(text), '网址应为完整域名，以 http:// 或 https:// 开头'),
  maxCharacters('网址', 100),
)

/** An amount in 元, 0 or more; the maximum of 1e12 exceeds every real record of a city. */
export const amount = (label: string) =>
  v.pipe(v.number(`请填写${label}`), v.minValue(0, `${label}不能小于 0`), v.maxValue(1e12, `${label}过大`))

/** Upper limit of people, above every enterprise's number. */
export const MOST_PEOPLE = 10_000_000

/** An integer within limits. */
export const integer = (label: string, least: number, most: number) =>
  v.pipe(
    v.number(`请填写${label}`),
    v.integer(`${label}应为整数`),
    v.minValue(least, `${label}不能小于 ${String(least)}`),
    v.maxValue(most, `${label}不能大于 ${String(most)}`),
  )

/** Parts of a schema, as far as this file inspects them. */
type SchemaParts = v.GenericSchema & {
  pipe?: [SchemaParts, ...(v.GenericPipeItem & { type: string })[]]
  wrapped?: SchemaParts
  item?: SchemaParts
  entries?: Record<string, SchemaParts>
  default?: unknown
}

/**
 * Returns the same fields without their limits: the city's answers are validated for their types only, because a record
 * may be older than a limit.
 */
export const unlimited = <const E extends v.ObjectEntries>(entries: E): E =>
  Object.fromEntries(
    Object.entries(entries).map(([name, field]) => [name, unlimitedSchema(field as SchemaParts)]),
  ) as E

/** Limits that also apply to a half-written value. A `check` is a day's: a date is whole or missing. */
const draftLimits = ['max_length', 'min_value', 'max_value', 'integer', 'check', 'transform']

/**
 * Returns the fields of a draft: each may be missing or incomplete, and is validated for its type and its upper limits
 * only.
 */
export const draftOf = <const E extends v.ObjectEntries>(entries: E) =>
  v.partial(
    v.object(
      Object.fromEntries(
        Object.entries(entries).map(([name, field]) => [name, draftSchema(field as SchemaParts)]),
      ) as E,
    ),
  ).entries

function draftSchema(field: SchemaParts): v.GenericSchema {
  const { pipe, wrapped } = field
  if (wrapped) return draftSchema(wrapped)
  if (!pipe) return field
  const [root, ...rest] = pipe
  const bounds = rest.filter(({ type }) => draftLimits.includes(type)) as v.GenericPipeAction[]
  // Limits every text, because one whose own rule is not a length would have no maximum.
  const end = root.type === 'string' ? [v.maxLength<string, number>(2_000)] : []
  return v.pipe(root, ...(end as v.GenericPipeAction[]), ...bounds)
}

function unlimitedSchema(schema: SchemaParts): v.GenericSchema {
  const { pipe } = schema
  // Keeps the cleaning of texts in answers too.
  const cleaning = pipe?.[0].type === 'string' ? pipe.filter(({ type }) => type === 'transform') : []
  if (pipe && cleaning.length > 0) return v.pipe(pipe[0], ...(cleaning as v.GenericPipeAction[]))
  if (pipe) return unlimitedSchema(pipe[0])
  if (schema.wrapped) return v.optional(unlimitedSchema(schema.wrapped), schema.default as never)
  if (schema.item) return v.array(unlimitedSchema(schema.item))
  return schema.entries ? v.object(unlimited(schema.entries)) : schema
}
