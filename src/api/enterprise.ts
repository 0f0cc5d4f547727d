import * as v from 'valibot'
import { bareCreditCode } from '#lib/code.ts'
import { licenceKinds } from '#rules/standing/licence-kinds.ts'
import { AttributeKey, attributeProblem, AttributeValue } from './attribute.ts'
import { EnterpriseRef } from './session.ts'
import { area, endpoint } from './call/endpoint.ts'
import { formKeys } from './declare-words.ts'
import { targetScales, targetTags } from './policy-words.ts'
import { existing, Phone, Website, Year } from './call/sent.ts'
import {
  clean,
  form,
  Id,
  line,
  maxCharacters,
  Name,
  ownedEntries,
  page,
  paging,
  Saved,
  StoredFile,
  text,
  Word,
} from './call/shape.ts'

/** A public enterprise of the library 企业库. */
export const LibraryEnterprise = v.object({
  ...EnterpriseRef.entries,
  district: v.string(),
  industry: v.string(),
  mainBusiness: v.string(),
  foundedYear: v.number(),
  scale: v.picklist(targetScales),
  tags: v.array(v.picklist(targetTags)),
  legalPerson: v.string(),
  /** 元. */
  registeredCapital: v.number(),
  address: v.string(),
})
export type LibraryEnterprise = v.InferOutput<typeof LibraryEnterprise>

/** Fields that the enterprise itself maintains. */
export const BasicForm = form({
  mainBusiness: text('主营业务', 200),
  district: line('区县', 20),
  industry: line('行业', 20),
  scale: v.picklist(targetScales, '请选择企业规模'),
  address: line('地址', 100),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  website: v.optional(Website),
  intro: v.optional(text('企业简介', 1000, 0)),
})
export type BasicForm = v.InferOutput<typeof BasicForm>

/** The enterprise as seen by its own members. */
export const EnterpriseBasic = v.object({
  ...ownedEntries,
  ...LibraryEnterprise.entries,
  contactName: v.optional(Name),
  contactPhone: v.optional(v.string()),
  website: v.optional(v.string()),
  intro: v.optional(v.string()),
})
export type EnterpriseBasic = v.InferOutput<typeof EnterpriseBasic>

/** 手工: typed by the enterprise. 官方: from the city's registers. */
export const attributeSources = ['手工', '官方'] as const

/** An attribute of the enterprise; an unknown one has no value. */
export const Attribute = v.object({
  key: AttributeKey,
  label: v.string(),
  value: v.optional(AttributeValue),
  unit: v.optional(v.string()),
  /** Year of the value. */
  year: v.optional(v.number()),
  source: v.picklist(attributeSources),
  /** Register of an official value in the city's words: 税务部门 (chosen). */
  register: v.optional(v.string()),
  confirmed: v.boolean(),
})
export type Attribute = v.InferOutput<typeof Attribute>

/** Licence or certificate (电子证照) that the city holds; without `validUntil` it holds for good (chosen). */
export const Licence = v.object({
  kind: v.picklist(licenceKinds),
  number: v.string(),
  issuedBy: v.string(),
  issueDate: v.string(),
  validUntil: v.optional(v.string()),
  file: StoredFile,
})
export type Licence = v.InferOutput<typeof Licence>

/**
 * A declaration that was handed in, with its papers and the figures it stated by the names of their fields (chosen).
 * `returned` is true for a paper that the city asked to be corrected.
 */
const HandedIn = v.object({
  id: v.string(),
  type: v.picklist(formKeys),
  itemId: v.string(),
  itemName: v.string(),
  submitTime: v.string(),
  materials: v.array(
    v.object({ name: v.string(), ...StoredFile.entries, returned: v.optional(v.boolean()) }),
  ),
  figures: v.record(v.string(), v.number()),
})

/** Most declarations in an enterprise's record; papers of older ones hold no longer. */
export const HANDED_IN_MOST = 50

/** An enterprise with all attributes, known or not, in the order of the questions. */
export const Enterprise = v.object({
  ...EnterpriseBasic.entries,
  attributes: v.array(Attribute),
  /** Licences at the city; missing in an answer that was kept by an older portal (chosen). */
  licences: v.optional(v.array(Licence)),
  /** Newest declarations, {@link HANDED_IN_MOST} at most (chosen). */
  handedIn: v.optional(v.array(HandedIn)),
})
export type Enterprise = v.InferOutput<typeof Enterprise>

/** A change of one attribute; without a value the attribute becomes unknown. */
export const AttributeChange = v.pipe(
  form({
    key: AttributeKey,
    value: v.optional(AttributeValue),
    year: v.optional(Year),
    confirmed: v.optional(v.boolean(), true),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.value === undefined) return
    const { key, value } = dataset.value
    const message = attributeProblem(key, value)
    if (message)
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key: 'value', value }],
      })
  }),
)

export type AttributeChange = v.InferInput<typeof AttributeChange>

/** 企业评价: completeness of the profile, in four parts. */
export const Grade = v.object({
  grade: v.picklist(['A', 'B', 'C', 'D']),
  /** 0 to 100. */
  score: v.number(),
  parts: v.array(
    v.object({ name: v.string(), score: v.number(), full: v.number(), advice: v.optional(v.string()) }),
  ),
  evaluateTime: v.string(),
})
export type Grade = v.InferOutput<typeof Grade>

export const enterprise = area('enterprise', {
  /** Returns the library, filtered; `keyword` is part of a name, a code or a main business. */
  library: endpoint('GET /policy/api/ua/enterprise/lib/list', {
    query: v.optional(
      v.object({
        ...paging,
        keyword: v.optional(Word),
        district: v.optional(Word),
        industry: v.optional(Word),
        scale: v.optional(v.picklist(targetScales)),
        tag: v.optional(v.picklist(targetTags)),
      }),
      {},
    ),
    answer: page(LibraryEnterprise),
  }),
  /** Returns suggestions for a typed name or code: 10 at most, none for less than two characters. */
  suggest: endpoint('GET /policy/api/ua/enterprise/lib/list-qyk', {
    query: form({
      keyword: v.pipe(v.string('请输入企业名称或信用代码'), clean(), maxCharacters('企业名称', 100)),
    }),
    answer: v.array(EnterpriseRef),
    keep: 'never',
  }),
  /** Returns an enterprise of the library by its complete name, its code or its id. */
  find: endpoint('GET /policy/api/ua/enterprise/lib/info-qyk', {
    query: v.object({
      enName: v.optional(Word),
      creditCode: v.optional(
        v.pipe(v.string(), clean(bareCreditCode), v.maxLength(18, '统一社会信用代码为 18 位')),
      ),
      enId: v.optional(Id),
    }),
    answer: LibraryEnterprise,
  }),
  /** Returns the enterprise of the enId header with its attributes, which prefill forms. */
  current: endpoint('GET /policy/api/enterprise/current', { answer: Enterprise }),
  basic: endpoint('GET /policy/api/enterprise/current/basic', { answer: EnterpriseBasic }),
  saveBasic: endpoint('POST /policy/api/enterprise/current/save/basic', {
    body: form({ ...existing, ...BasicForm.entries }),
    answer: Saved,
  }).queued('enterprise', ({ body }) => ({ id: body.id ?? '', part: 'basic' as const })),
  /** Changes the given attributes; the others stay. */
  save: endpoint('POST /policy/api/enterprise/current/save', {
    body: form({
      ...existing,
      attributes: v.pipe(v.array(AttributeChange, '请填写企业信息'), v.maxLength(100, '企业信息最多 100 项')),
    }),
    answer: Saved,
  }).queued('enterprise', ({ body }) => ({ id: body.id ?? '', part: 'facts' as const })),
  grade: endpoint('GET /policy/api/customer/evaluate/grade', { answer: Grade }),
})
