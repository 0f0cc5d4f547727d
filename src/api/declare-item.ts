import * as v from 'valibot'
import { benefitLifecycle } from '#rules/declaration-states.ts'
import { declareModes, Item } from './item.ts'
import { recordEntries } from './call/shape.ts'

/** Stages of an application-free benefit (免申即享); a declaration of type apply-msjx has one of them as its status. */
export const benefitStages = benefitLifecycle.words

/** Ways to apply for an item, as in the filter: 免申即享 selects items with formKey apply-msjx. */
export const applyModes = [...declareModes, '免申即享'] as const

/** Public information about an application-free benefit. Money in 元. */
export const Benefit = v.object({
  stage: v.picklist(benefitStages),
  /**
   * Dates on which the city begins to match enterprises, notifies those it found, and files the batch (all three
   * chosen).
   */
  matchDate: v.string(),
  pushDate: v.string(),
  archiveDate: v.string(),
  matchedCount: v.number(),
  /** Number of enterprises that have been paid (chosen); missing in answers that a device kept from before. */
  paidCount: v.optional(v.number()),
  fundBudget: v.number(),
  fundUsed: v.number(),
  confirmDeadline: v.string(),
  payDate: v.string(),
})
export type Benefit = v.InferOutput<typeof Benefit>

/** An item with information for declaring it. `quotaAmount` is the maximum for one enterprise in 元. */
export const DeclareItem = v.object({
  ...Item.entries,
  /** Application-free items only. */
  benefit: v.optional(Benefit),
  /**
   * The current enterprise's running declaration of this item; for an application-free item also an ended one. `amount`
   * is its sum in 元 (chosen).
   */
  running: v.optional(
    v.object({
      id: v.string(),
      declareNo: v.optional(v.string()),
      status: v.string(),
      amount: v.optional(v.number()),
    }),
  ),
})
export type DeclareItem = v.InferOutput<typeof DeclareItem>

/** A sub-item (子项) with its own maximum in 元. */
export const ChildItem = v.object({ name: v.string(), supportText: v.string(), quotaAmount: v.number() })
export type ChildItem = v.InferOutput<typeof ChildItem>

export const noticeTypes = ['拟立项', '拟认定', '资金拨付', '复核', '结果公告'] as const
export const noticeStates = ['公示中', '公示结束'] as const

/** A public notice (项目公示). Amounts in 元; missing if the list awards titles. */
export const Notice = v.object({
  ...recordEntries,
  /** The declared item and its policy (chosen). */
  itemId: v.string(),
  itemName: v.string(),
  policyId: v.string(),
  title: v.string(),
  type: v.picklist(noticeTypes),
  department: v.string(),
  publishDate: v.string(),
  publicityStart: v.string(),
  publicityEnd: v.string(),
  state: v.picklist(noticeStates),
  content: v.string(),
  list: v.array(
    v.object({
      enterpriseName: v.string(),
      creditCode: v.string(),
      district: v.string(),
      projectName: v.string(),
      amount: v.optional(v.number()),
    }),
  ),
  objectionContact: v.string(),
  objectionPhone: v.string(),
  /** The office that supervises the responsible one (chosen). */
  supervisionOrg: v.string(),
  supervisionPhone: v.string(),
})
export type Notice = v.InferOutput<typeof Notice>
/** A notice in a list; `listCount` is its number of enterprises. */
export const NoticeBrief = v.object({ ...v.omit(Notice, ['list', 'content']).entries, listCount: v.number() })
export type NoticeBrief = v.InferOutput<typeof NoticeBrief>
