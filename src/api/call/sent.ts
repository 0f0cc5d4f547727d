// What requests hold, with its bounds. Pages bring it along: the first screen asks for nothing of it.
import * as v from 'valibot'
import { cleanLine } from '#lib/clean.ts'
import { isDay, isMoment } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import { barePhone } from '#lib/bare-phone.ts'
import { isWebAddress, webAddress } from '#lib/web-address.ts'
import { clean, Id, most } from './shape.ts'

/** The id of a record that has to be chosen, with the words for none. */
export const key = (missing: string) =>
  v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(100, missing))

/** The version that a change began from. */
export const Version = v.pipe(
  v.number('缺少版本号，请刷新后重试'),
  v.integer('版本号有误，请刷新后重试'),
  v.minValue(0, '版本号有误，请刷新后重试'),
  v.maxValue(1e9, '版本号有误，请刷新后重试'),
)

/** A record that exists is saved with its id and the version it was read at. */
export const existing = { id: v.optional(Id), version: v.optional(Version) }

/**
 * Tells the drafts of a device apart from their first save on: until the city's id of one has been heard, what comes with
 * the same key is the same record (chosen).
 */
export const keyed = { draftKey: v.optional(Id) }

/** A year that a figure is of. */
export const Year = v.pipe(
  v.number('请选择年份'),
  v.integer('请选择年份'),
  v.minValue(1900, '请选择年份'),
  v.maxValue(2099, '请选择年份'),
)

/** A day of the calendar, as 2026-04-18; another way to write one (2026年4月18日) is taken as that. */
export const Day = (label: string) =>
  v.pipe(
    v.string(`请选择${label}`),
    v.transform((text) => readDay(text) ?? cleanLine(text)),
    v.check(isDay, ({ input }) => (input ? `${label}不是日历上的日期，可写作 2026-01-05` : `请选择${label}`)),
  )

/** A day or a moment in ISO 8601. */
export const Moment = v.pipe(v.string('请选择日期'), v.check(isMoment, '日期有误'))

/** A file that a request names: word for word as `upload` answered it. */
export const SentFile = v.object({
  filePath: v.pipe(v.string('请上传文件'), v.minLength(1, '请上传文件'), most('文件路径', 500)),
  fileName: v.pipe(v.string('缺少文件名'), clean(), v.minLength(1, '缺少文件名'), most('文件名', 255)),
  size: v.pipe(
    v.number('缺少文件大小'),
    v.integer('文件大小有误'),
    v.minValue(1, '文件大小有误'),
    v.maxValue(1e9, '文件大小有误'),
  ),
  type: v.pipe(v.string('缺少文件类型'), most('文件类型', 200)),
})

/**
 * Where a picture of a record lies: a file path at the city, a path of this site, a web address, or the picture itself
 * as a data URL. Nothing that could run.
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

/** The address of an enterprise's own site; '' for none. */
export const Website = v.pipe(
  v.string('请填写网址'),
  clean(webAddress),
  v.check((text) => text === '' || isWebAddress(text), '网址应为完整域名，以 http:// 或 https:// 开头'),
  most('网址', 100),
)

/** An amount in 元, 0 or more; a million million is more than any record of a city holds. */
export const amount = (label: string) =>
  v.pipe(v.number(`请填写${label}`), v.minValue(0, `${label}不能小于 0`), v.maxValue(1e12, `${label}过大`))

/** More people than any enterprise has. */
export const MOST_PEOPLE = 10_000_000

/** A whole number within bounds. */
export const whole = (label: string, least: number, most: number) =>
  v.pipe(
    v.number(`请填写${label}`),
    v.integer(`${label}应为整数`),
    v.minValue(least, `${label}不能小于 ${String(least)}`),
    v.maxValue(most, `${label}不能大于 ${String(most)}`),
  )

/** What a schema is made of, as far as it is looked into here. */
type Inside = v.GenericSchema & {
  pipe?: [Inside, ...(v.GenericPipeItem & { type: string })[]]
  wrapped?: Inside
  item?: Inside
  entries?: Record<string, Inside>
  default?: unknown
}

/**
 * The same fields without their bounds: what the city answers is checked for its kind alone, because a record may be
 * older than a bound.
 */
export const held = <const E extends v.ObjectEntries>(entries: E): E =>
  Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, kindOf(field as Inside)])) as E

/** The bounds that hold of something half-written, too; what is checked by a function is a day, and there is no half of one. */
const lasting = ['max_length', 'min_value', 'max_value', 'integer', 'check', 'transform']

/** The fields of a draft: each may be missing or not well yet, and is held to its kind and to what it can never exceed. */
export const unfinished = <const E extends v.ObjectEntries>(entries: E) =>
  v.partial(
    v.object(
      Object.fromEntries(
        Object.entries(entries).map(([name, field]) => [name, boundedKindOf(field as Inside)]),
      ) as E,
    ),
  ).entries

function boundedKindOf(field: Inside): v.GenericSchema {
  const { pipe, wrapped } = field
  if (wrapped) return boundedKindOf(wrapped)
  if (!pipe) return field
  const [root, ...rest] = pipe
  const bounds = rest.filter(({ type }) => lasting.includes(type)) as v.GenericPipeAction[]
  // A text whose own rule is more than a length has an end all the same.
  const end = root.type === 'string' ? [v.maxLength<string, number>(2_000)] : []
  return v.pipe(root, ...(end as v.GenericPipeAction[]), ...bounds)
}

function kindOf(schema: Inside): v.GenericSchema {
  const { pipe } = schema
  // A text is clean in an answer, too.
  const cleaning = pipe?.[0].type === 'string' ? pipe.filter(({ type }) => type === 'transform') : []
  if (pipe && cleaning.length > 0) return v.pipe(pipe[0], ...(cleaning as v.GenericPipeAction[]))
  if (pipe) return kindOf(pipe[0])
  if (schema.wrapped) return v.optional(kindOf(schema.wrapped), schema.default as never)
  if (schema.item) return v.array(kindOf(schema.item))
  return schema.entries ? v.object(held(schema.entries)) : schema
}
