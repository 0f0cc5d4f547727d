import * as v from 'valibot'
import { bareCreditCode } from '#lib/code.ts'
import { cityNow } from '#lib/clock.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { enquiryLifecycle, enquiryMoves, providerLifecycle } from '#rules/provider-states.ts'
import { AuditRecord } from './audit.ts'
import { needsWords, Rating, ratingEntries } from './rating.ts'
import { serviceTypes, texts } from './serve-words.ts'
import { existing, unlimited, MOST_PEOPLE, Phone, Picture, SentFile, Website, integer } from './call/sent.ts'
import { clean, form, Id, line, Name, ownedEntries, recordEntries, StoredFile, text } from './call/shape.ts'

export const providerStates = providerLifecycle.words
export type ProviderState = (typeof providerStates)[number]

/** 机构性质. */
export const natures = ['国有企业', '民营企业', '外资企业', '事业单位', '社会组织'] as const

const thisYear = () => new Date(cityNow()).getFullYear()

const providerFields = {
  name: line('机构名称', 60),
  logo: v.optional(Picture),
  creditCode: v.pipe(
    v.string('请填写统一社会信用代码'),
    clean(bareCreditCode),
    v.check(isCreditCode, '统一社会信用代码有误，请核对'),
  ),
  nature: v.picklist(natures, '请选择机构性质'),
  foundedYear: v.pipe(
    v.number('请填写成立年份'),
    v.integer('成立年份应为整数'),
    v.minValue(1900, '成立年份不能早于 1900 年'),
    v.check((year) => year <= thisYear(), '成立年份不能晚于今年'),
  ),
  teamSize: integer('团队人数', 1, MOST_PEOPLE),
  serviceTypes: v.pipe(
    v.array(v.picklist(serviceTypes, '请选择服务类别'), '请选择服务类别'),
    v.minLength(1, '请选择服务类别'),
    v.maxLength(serviceTypes.length, '请选择服务类别'),
  ),
  /** Districts of the city, or 全市. */
  coverage: texts('服务区域', 1, 20),
  qualifications: v.optional(texts('资质', 0, 20), []),
  intro: text('机构简介', 2_000),
  address: line('地址', 100),
  website: v.optional(Website),
  contactName: line('联系人', 20),
  contactPhone: Phone,
}

/** A provider to be audited; validated by its form, and sent. */
export const ProviderForm = form({ ...providerFields, ...existing })
export type ProviderForm = v.InferOutput<typeof ProviderForm>

const providerEntries = unlimited(providerFields)

const storedEntries = {
  ...ownedEntries,
  status: v.picklist(providerStates),
  reason: v.optional(v.string()),
  /** Average of 1 to 5; 0 with fewer than three ratings of it and its services (`scoreOf`). */
  score: v.number(),
  /** Number of ratings (chosen). */
  ratingCount: v.number(),
  /** Number of its services that are 已上架. */
  productCount: v.number(),
  /** Number of times that these services were carried out, all together; missing for its owner (chosen). */
  orderCount: v.optional(v.number()),
  /** Hours within which it usually answers requests; missing until it has answered three (`answerHoursOf`, chosen). */
  answerHours: v.optional(v.number()),
}

/** A provider in a list. */
export const ProviderBrief = v.omit(v.object({ ...storedEntries, ...providerEntries }), [
  'contactName',
  'contactPhone',
  'website',
])
export type ProviderBrief = v.InferOutput<typeof ProviderBrief>
/** Card of a provider, shown beside a service. */
export const ProviderSimple = v.pick(ProviderBrief, [
  'id',
  'name',
  'logo',
  'nature',
  'foundedYear',
  'teamSize',
  'serviceTypes',
  'score',
  'ratingCount',
  'productCount',
  'orderCount',
])
export type ProviderSimple = v.InferOutput<typeof ProviderSimple>

/** Maximum number of attachments of a request. */
export const MOST_PAPERS = 5

/** Form of a request to be contacted by a provider, maybe about one of its services. */
export const EnquiryForm = form({
  /** Distinguishes a new request from a step of an existing one. */
  status: v.optional(v.literal('待联系')),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  message: text('咨询内容', 300, 10),
  productId: v.optional(Id),
  attachments: v.optional(
    v.pipe(v.array(SentFile), v.maxLength(MOST_PAPERS, `附件最多 ${String(MOST_PAPERS)} 个`)),
  ),
})

/** A step of a request by the provider; 已关闭 needs a reason (chosen). */
export const EnquiryStep = v.pipe(
  form({
    enquiryId: Id,
    status: v.picklist(enquiryMoves, '请选择咨询进展'),
    reason: v.optional(text('原因', 200, 2)),
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['reason']],
      ({ status, reason }) => status !== '已关闭' || reason !== undefined,
      '请填写关闭的原因',
    ),
    ['reason'],
  ),
)

const given = form({ status: v.literal('评价'), enquiryId: Id, ...ratingEntries(300) })
/** Rating of a 已完成 request by the requester, only once; a bad one needs words (chosen). */
export const EnquiryRating = v.pipe(given, needsWords<v.InferOutput<typeof given>>('comment'))

/**
 * A rating of a service or its provider as everybody reads it (chosen): the name masked, bad ones not left out, with the
 * provider's answer to a bad one. `productName` is missing for a request about no service.
 */
export const Review = v.object({
  id: v.string(),
  ...Rating.entries,
  name: v.string(),
  productName: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof Review>

/** Reviews in an answer, newest first. */
export const reviews = { reviews: v.optional(v.array(Review)) }

/** A request to be contacted, as both sides see it. */
export const Enquiry = v.object({
  ...recordEntries,
  /** The provider that received the request (chosen). */
  providerId: v.string(),
  contactName: Name,
  contactPhone: v.string(),
  message: v.string(),
  productId: v.optional(v.string()),
  /** Name of the service at the time of the request. */
  productName: v.optional(v.string()),
  /** The requesting enterprise; missing for a person without one. */
  orgName: v.optional(Name),
  status: v.picklist(enquiryLifecycle.words),
  /** Reason for closing the request. */
  reason: v.optional(v.string()),
  /** Steps so far, beginning with the request. */
  steps: v.array(
    v.object({
      time: v.string(),
      status: v.picklist(enquiryLifecycle.words),
      reason: v.optional(v.string()),
    }),
  ),
  attachments: v.optional(v.array(StoredFile)),
  /** The requester's rating from 1 to 5; missing before it is given. */
  rating: v.optional(Rating),
})
export type Enquiry = v.InferOutput<typeof Enquiry>

/** A provider; contact and phone are masked until the caller has requested contact (records, as for docking). */
export const Provider = v.object({
  ...storedEntries,
  ...providerEntries,
  favorite: v.boolean(),
  /** True if the caller has requested contact. */
  docked: v.boolean(),
  mine: v.boolean(),
  ...reviews,
  /** The caller's newest request to the provider that is not about a service. */
  request: v.optional(Enquiry),
})
export type Provider = v.InferOutput<typeof Provider>

/** The owner's own organisation in any state, with the requests to it. */
export const MyProvider = v.object({
  ...storedEntries,
  ...providerEntries,
  enquiries: v.array(Enquiry),
  /** Steps of its audits, oldest first. */
  audits: v.array(AuditRecord),
  /** True while a change is audited or was rejected, and the previous version is public. */
  isShown: v.optional(v.boolean()),
  /**
   * With `isShown`: service types of the public version; services of these types may be published meanwhile (chosen).
   */
  shownTypes: v.optional(v.array(v.picklist(serviceTypes))),
})
export type MyProvider = v.InferOutput<typeof MyProvider>
