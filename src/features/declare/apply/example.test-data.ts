import * as v from 'valibot'
import type { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { shownOnly } from '#blocks/form/shown.ts'
import { schemaFor, shownFor, type Target, type Values } from './schema.ts'
import { papersOf } from './supplement.ts'

/** An item with two papers, one of them required; at most 500 万元. */
export const item: DeclareItem = {
  id: 'item-rd',
  createTime: '2026-01-04T01:00:00.000Z',
  updateTime: '2026-01-04T01:00:00.000Z',
  policyId: 'policy-rd',
  name: '企业研发费用分档补助（第二批）',
  department: '市科技局',
  level: '市级',
  policyType: '资金奖补',
  batch: '2026 年第二批',
  isRolling: true,
  publishDate: '2026-01-04T01:00:00.000Z',
  quotaAmount: 5_000_000,
  supportText: '按研发费用分档补助',
  mode: '网上申报',
  formKey: 'apply',
  materials: [
    { name: '研发费用专项审计报告', required: true, note: '', accept: ['pdf'], maxSizeMb: 20 },
    { name: '研发项目立项书', required: false, note: '', accept: ['pdf'], maxSizeMb: 20 },
  ],
  fields: [
    {
      key: 'rdCost',
      label: '上年研发费用',
      kind: 'money',
      group: '研发投入',
      required: true,
      prefill: 'rdCost',
      atMost: 'revenue',
    },
    {
      key: 'rdRatio',
      label: '研发费用占比',
      kind: 'ratio',
      group: '研发投入',
      required: true,
      of: ['rdCost', 'revenue'],
    },
    {
      key: 'rdStaff',
      label: '研发人员',
      kind: 'number',
      group: '研发投入',
      required: true,
      unit: '人',
      prefill: 'rdStaff',
    },
    { key: 'topic', label: '研发方向', kind: 'text', group: '研发投入', required: false },
  ],
  consultPhone: '0532-12345678',
  state: '常年受理',
}

const file = (filePath: string) => ({
  filePath,
  fileName: '报告.pdf',
  size: 3_355_443,
  type: 'application/pdf',
})

/** Everything filled in as it should be. */
export const filled: Values = {
  childrenName: '',
  form: {
    revenue: 42_800_000,
    employees: 120,
    applyAmount: 500_000,
    projectName: '五轴数控加工中心研制',
    projectSummary: '面向航空结构件加工，研制高刚性五轴加工中心。',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    contactName: '林晓岚',
    contactPhone: '13800000001',
  },
  details: { rdCost: 5_000_000, rdStaff: 22, topic: '' },
  materials: [
    { name: '研发费用专项审计报告', files: [file('local:f1'), file('/files/2')] },
    { name: '研发项目立项书', files: [] },
  ],
  agreed: true,
}

/** The same with some of the form otherwise. */
export const withForm = (form: Partial<Values['form']>): Values => ({
  ...filled,
  form: { ...filled.form, ...form },
})

/** The same with some of the item's own fields otherwise. */
export const withDetails = (details: Values['details']): Values => ({
  ...filled,
  details: { ...filled.details, ...details },
})

/** Facts on which the rules of the item depend. */
export const target: Target = {
  quotaAmount: item.quotaAmount,
  fields: item.fields ?? [],
  papers: papersOf(item),
  subItems: [],
}

/** Output of the schema for the values filled in. */
export const checked = v.parse(schemaFor(target), shownOnly(shownFor(target), filled))

/** The same as the city holds it, returned. */
export const declaration: Declaration = {
  id: 'declaration-1',
  createTime: '2026-04-18T01:00:00.000Z',
  updateTime: '2026-04-18T01:00:00.000Z',
  enId: 'en-chengyue',
  declareEnId: 'en-chengyue',
  declareEntId: item.id,
  version: 3,
  type: 'apply',
  itemId: item.id,
  itemName: item.name,
  department: item.department,
  level: item.level,
  policyId: item.policyId,
  enterprise: { enName: '澄岳精密制造有限公司', creditCode: '91370200MA3C1T8N6E' },
  form: { ...checked.form },
  fields: item.fields,
  details: checked.details,
  materials: checked.materials.flatMap(({ name, files }) =>
    files.map((one) => ({ ...one, name, state: '已通过' as const })),
  ),
  applyAmount: 500_000,
  contactName: '林晓岚',
  contactPhone: '13800000001',
  status: '待补正',
  currentNode: '企业补正',
  stepTime: '2026-04-18T01:00:00.000Z',
}
