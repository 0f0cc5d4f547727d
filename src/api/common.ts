import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'
import { area, endpoint } from './call/endpoint.ts'
import { noEffect } from './effect.ts'
import { form, Id, line, StoredFile, Word, Words } from './call/shape.ts'

/** Dictionaries, by typeCode. */
export const dictTypes = [
  'district',
  'industry',
  'department',
  'policy_level',
  'policy_type',
  'support_mode',
  'policy_validity',
  'enterprise_scale',
  'enterprise_tag',
  'tax_grade',
  'appeal_type',
  'appeal_category',
  'docking_category',
  'budget_type',
  'trade_type',
  'product_category',
  'service_type',
  'price_mode',
  'provider_nature',
  'activity_type',
  'activity_mode',
  'notice_type',
  'unit',
  'yes_no',
] as const
export type DictType = (typeof dictTypes)[number]
const DictType = v.picklist(dictTypes, '没有这个字典')

/** A choice of a dictionary: `code` is stored in records, `name` is shown. */
const DictValue = v.object({ code: v.string(), name: v.string() })
type DictValue = v.InferOutput<typeof DictValue>

/** A choice with its subdivisions. */
export interface DictNode extends DictValue {
  children?: DictNode[]
}
const DictNode: v.GenericSchema<DictNode> = v.object({
  ...DictValue.entries,
  children: v.optional(v.array(v.lazy(() => DictNode))),
})

/** A province, city or county; the id is its GB/T 2260 code. */
export const Region = v.object({ id: v.string(), name: v.string() })
export type Region = v.InferOutput<typeof Region>

/** A region with its subdivisions. */
export interface RegionNode extends Region {
  children?: RegionNode[]
}
const RegionNode: v.GenericSchema<RegionNode> = v.object({
  ...Region.entries,
  children: v.optional(v.array(v.lazy(() => RegionNode))),
})

/** Answer to an upload; while parts are missing, `received` tells the bytes so far, and `filePath` is empty (chosen). */
const Uploaded = v.object({ ...StoredFile.entries, received: v.optional(v.number()) })

/** Maximum size of an upload in bytes. */
export const UPLOAD_MAX = 20 * 1024 * 1024
/** Extensions of files that may be uploaded. */
const uploadTypes = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png', 'zip'] as const

/** Returns the reason why a file may not be uploaded, or undefined if it may. `size` is in bytes. */
export function uploadProblem(name: string, size: number): string | undefined {
  if (characterCount(name) > 255) return '文件名最多 255 个字'
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!name.includes('.') || !uploadTypes.some((type) => type === ending)) {
    return '只能上传 PDF、Word、Excel、JPG、PNG 或 ZIP 文件'
  }
  if (size === 0) return '文件为空，请重新选择'
  return size > UPLOAD_MAX ? '文件不能超过 20 MB' : undefined
}

/** Ratings of an answer of the assistant (chosen). */
export const answerRatings = ['有用', '无用'] as const
export type AnswerRating = (typeof answerRatings)[number]

/** Allows calls without signing in, because public pages need them (chosen). */
const open = { access: 'open' } as const

export const common = area('common', {
  dict: endpoint('GET /uaa/api/dict/value', {
    ...open,
    query: form({ typeCode: DictType }),
    answer: v.array(DictValue),
  }),
  dictTree: endpoint('GET /uaa/api/dict/value/tree', {
    ...open,
    query: form({ typeCode: DictType }),
    answer: v.array(DictNode),
  }),
  /** Returns several dictionaries at once, by typeCode. */
  dicts: endpoint('GET /uaa/api/dict/value/multiple', {
    ...open,
    query: form({
      typeCode: v.pipe(Words, v.array(DictType), v.maxLength(dictTypes.length)),
    }),
    answer: v.record(v.string(), v.array(DictValue)),
  }),
  /**
   * Uploads one form field `file`; {@link uploadProblem} tells the limits. A file of over 5 MB may come in parts (chosen):
   * each call has the fields `upload`, the file's key, and `range`, the place of its part as in Content-Range (RFC 9110,
   * section 14.4): `bytes 0-1048575/12582912`. With `*` for the place and no `file` it asks how far the upload is. Until
   * all parts have arrived, the answer has `received` and no path. A part may be repeated, and the whole is checked like
   * any file. Fields instead of a header, because a city of another origin need not permit them; and a city without parts
   * refuses the question for its missing file, stores nothing, and then receives the file whole.
   */
  upload: endpoint('POST /uaa/api/upload/file', { body: 'multipart', answer: Uploaded, timeout: 60_000 }),
  /**
   * Downloads a file of the caller's, of a docking of the caller's, or of a public record. A visitor may read the last
   * kind, so no token is required (chosen). `fileName` is the name to save it under.
   */
  download: endpoint('GET /uaa/api/download/file', {
    access: 'optional',
    query: form({
      filePath: v.pipe(v.string('缺少文件路径'), v.maxLength(500)),
      fileName: v.optional(line('文件名', 255, 0)),
    }),
    answer: 'blob',
  }),
  provinces: endpoint('GET /uaa/api/states/provinces', { ...open, answer: v.array(Region) }),
  cities: endpoint('GET /uaa/api/states/provinces/{id}/cities', { ...open, answer: v.array(Region) }),
  counties: endpoint('GET /uaa/api/states/provinces/cities/{id}/counties', {
    ...open,
    answer: v.array(Region),
  }),
  /** Returns the whole tree of 3,200 places, not cached on the device, because restoring it would slow each start. */
  regions: endpoint('GET /uaa/api/states/data/json', {
    ...open,
    answer: v.array(RegionNode),
    keep: 'never',
  }),
  /**
   * Records a view or an action for statistics; must not identify a person. With `rating` it is the person's own rating of
   * an answer of the assistant (chosen): `bizId` is the answer's id on the device, `content` its subject, never the words
   * that were typed; a later rating of the same answer replaces the earlier one, and it may wait in the outbox.
   */
  recordBehaviour: endpoint('POST /policy/api/log/behavior/record', {
    access: 'optional',
    body: form({
      /** 浏览, 搜索, 点击, 下载 … */
      action: line('行为', 20, 0),
      page: v.pipe(v.string('缺少页面'), v.maxLength(300, '页面地址过长')),
      bizType: v.optional(Word),
      bizId: v.optional(Id),
      content: v.optional(line('内容', 200, 0)),
      /** ISO time of the action, if it is reported later; the time of the call by default (chosen). */
      time: v.optional(v.pipe(v.string(), v.isoTimestamp('时间有误'))),
      rating: v.optional(v.picklist(answerRatings, '请选择有用或无用')),
    }),
    answer: v.null(),
    wish: 'one',
  }).queued('answerRating', noEffect),
})
