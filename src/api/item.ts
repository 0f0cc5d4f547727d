import * as v from 'valibot'
import { windowStates } from '#rules/window.ts'
import { formKeys, todaySorts, todayTabs } from './declare-words.ts'
import { ItemField } from './item-fields.ts'
import { levels, policyTypes } from './policy-words.ts'
import { criteria } from './condition.ts'
import { Id, paging, recordEntries, Word, Words } from './call/shape.ts'

/** Ways to submit an item: on this portal, on another platform, at a counter. */
export const declareModes = ['网上申报', '外部平台', '线下'] as const
export type FormKey = (typeof formKeys)[number]

/**
 * A material of an item; `accept` are file extensions without a dot, `template` is the path of its form for
 * download/file.
 */
export const ItemMaterial = v.object({
  name: v.string(),
  required: v.boolean(),
  note: v.string(),
  accept: v.array(v.string()),
  maxSizeMb: v.number(),
  template: v.optional(v.string()),
  /** Office that shares the paper with the city, so that it need not be handed in (免提交, chosen). */
  sharedBy: v.optional(v.string()),
})
export type ItemMaterial = v.InferOutput<typeof ItemMaterial>

/** 申报事项: an item that can be declared under a policy. `quotaAmount` in 元 is the maximum for one enterprise. */
export const Item = v.object({
  ...recordEntries,
  policyId: v.string(),
  /** 文号 of the policy, with which an answer names its source (chosen); missing in an answer of an older portal. */
  docNumber: v.optional(v.string()),
  name: v.string(),
  department: v.string(),
  level: v.picklist(levels),
  policyType: v.picklist(policyTypes),
  batch: v.string(),
  applyStart: v.optional(v.string()),
  applyEnd: v.optional(v.string()),
  isRolling: v.boolean(),
  publishDate: v.string(),
  quotaAmount: v.number(),
  supportText: v.string(),
  mode: v.picklist(declareModes),
  formKey: v.picklist(formKeys),
  /** 子项, if the item has any. */
  childrenName: v.optional(v.string()),
  materials: v.array(ItemMaterial),
  /** Fields that a declaration of this item has besides the common ones (chosen); none if missing. */
  fields: v.optional(v.array(ItemField)),
  consultPhone: v.string(),
  /** Address of the other platform, for 外部平台. */
  applyUrl: v.optional(v.string()),
  state: v.picklist(windowStates),
  /** Whole days to the last day; missing without a last day, or after it. */
  remainingDays: v.optional(v.number()),
  ...criteria,
})
export type Item = v.InferOutput<typeof Item>

export const ItemBrief = v.omit(Item, ['materials', 'criteria', 'fields'])
export type ItemBrief = v.InferOutput<typeof ItemBrief>

/** Filters of the items that can be declared today; several words mean any of them. */
export const TodayFilter = v.object({
  ...paging,
  keyword: v.optional(Word),
  level: v.optional(Words),
  department: v.optional(Words),
  policyType: v.optional(Words),
  tab: v.optional(v.picklist(todayTabs), '可申报'),
  sort: v.optional(v.picklist(todaySorts), '截止最近'),
  id: v.optional(Id),
  /** Enterprise of the caller for 可申报优先 (chosen); without it that order is by deadline. */
  enId: v.optional(Id),
})
