import * as v from 'valibot'
import { isCreditCode } from '#lib/credit-code.ts'
import { enquiryLifecycle, providerLifecycle } from '#rules/provider-states.ts'
import { serviceTypes, texts } from './serve-words.ts'
import { existing, held, MOST_PEOPLE, Picture, Website, whole } from './call/sent.ts'
import { form, Id, owned, Phone, recorded, text } from './call/shape.ts'

export const providerStates = providerLifecycle.words
export type ProviderState = (typeof providerStates)[number]

/** 机构性质. */
export const natures = ['国有企业', '民营企业', '外资企业', '事业单位', '社会组织'] as const

const thisYear = () => new Date().getFullYear()

const providerFields = {
  name: text('机构名称', 60),
  logo: v.optional(Picture),
  creditCode: v.pipe(
    v.string('请填写统一社会信用代码'),
    v.check(isCreditCode, '统一社会信用代码有误，请核对'),
  ),
  nature: v.picklist(natures, '请选择机构性质'),
  foundedYear: v.pipe(
    v.number('请填写成立年份'),
    v.integer('成立年份应为整数'),
    v.minValue(1900, '成立年份不能早于 1900 年'),
    v.check((year) => year <= thisYear(), '成立年份不能晚于今年'),
  ),
  teamSize: whole('团队人数', 1, MOST_PEOPLE),
  serviceTypes: v.pipe(
    v.array(v.picklist(serviceTypes, '请选择服务类别'), '请选择服务类别'),
    v.minLength(1, '请选择服务类别'),
    v.maxLength(serviceTypes.length, '请选择服务类别'),
  ),
  /** Districts of the city, or 全市. */
  coverage: texts('服务区域', 1, 20),
  qualifications: v.optional(texts('资质', 0, 20), []),
  intro: text('机构简介', 2_000),
  address: text('地址', 100),
  website: v.optional(Website),
  contactName: text('联系人', 20),
  contactPhone: Phone,
}

/** A provider ready to be audited: what its form checks, and what is sent. */
export const ProviderForm = form({ ...providerFields, ...existing })
export type ProviderForm = v.InferOutput<typeof ProviderForm>

const heldProvider = held(providerFields)

const keptProvider = {
  ...owned,
  status: v.picklist(providerStates),
  reason: v.optional(v.string()),
  /** 0 to 5; 0 where nobody has scored it yet. */
  score: v.number(),
  /** How many of its services are 已上架. */
  productCount: v.number(),
}

/** A provider; contactPhone is whole for members, masked for visitors. */
export const Provider = v.object({
  ...keptProvider,
  ...heldProvider,
  favorite: v.boolean(),
  /** True where the caller has asked it to make contact. */
  docked: v.boolean(),
  mine: v.boolean(),
})
export type Provider = v.InferOutput<typeof Provider>
/** A provider in a list. */
export const ProviderBrief = v.omit(v.object({ ...keptProvider, ...heldProvider }), [
  'contactName',
  'contactPhone',
  'website',
])
export type ProviderBrief = v.InferOutput<typeof ProviderBrief>
/** The card beside a service. */
export const ProviderSimple = v.pick(ProviderBrief, [
  'id',
  'name',
  'logo',
  'nature',
  'foundedYear',
  'teamSize',
  'serviceTypes',
  'score',
  'productCount',
])
export type ProviderSimple = v.InferOutput<typeof ProviderSimple>

/** What a member sends to be contacted by a provider, maybe about one of its services. */
export const EnquiryForm = form({
  contactName: text('联系人', 20),
  contactPhone: Phone,
  message: text('留言', 200),
  productId: v.optional(Id),
})

/** One request to be contacted, as the provider reads it. */
export const Enquiry = v.object({
  ...recorded,
  ...held(EnquiryForm.entries),
  status: v.picklist(enquiryLifecycle.words),
})
export type Enquiry = v.InferOutput<typeof Enquiry>

/** The owner's own organisation in any state, with who has asked to be contacted. */
export const MyProvider = v.object({ ...keptProvider, ...heldProvider, enquiries: v.array(Enquiry) })
export type MyProvider = v.InferOutput<typeof MyProvider>
