import type { appeal, AppealState } from '#api/appeal.ts'
import type { declare } from '#api/declare.ts'
import { industryNames } from '#mocks/declare/industries.ts'
import { exampleDetails } from '#mocks/policy/item-kinds.ts'
import type { World } from '#mocks/city.ts'
import { dayFromNow, type Examples, materialsFor, plain } from './example.test-data.ts'

const contact = { contactName: '林晓岚', contactPhone: '13800000001' }

const declarationForm = {
  revenue: 38_000_000,
  employees: 120,
  applyAmount: 200_000,
  projectName: '高精度减速器关键工艺研发',
  projectSummary: '面向工业机器人关节，攻关高精度减速器的齿形修整与热处理工艺。',
  startDate: dayFromNow(-200),
  endDate: dayFromNow(-20),
  ...contact,
}

const zjtxForm = {
  tier: '专精特新中小企业',
  mainProduct: '谐波减速器',
  marketYears: 6,
  employees: 120,
  rdEmployees: 28,
  revenue: 38_000_000,
  revenueBefore: 31_000_000,
  mainRevenue: 33_000_000,
  rdCost: 2_600_000,
  rdCostBefore: 2_100_000,
  totalAssets: 52_000_000,
  totalDebts: 21_000_000,
  patents: 4,
  summary: '专注精密传动部件，产品用于工业机器人与数控机床。',
  ...contact,
} as const

const special = (world: World) => {
  const { id, version, itemId } = world.db.declaration.get('zjtx-draft', '申报')
  return {
    id,
    version,
    declareEntId: itemId,
    declareEnId: 'en-chengyue',
    materials: materialsFor(world, itemId),
  }
}

export const declareExamples: Examples<typeof declare> = {
  list: { input: { query: { current: 1, size: 5 } } },
  one: { owned: true, input: { params: { id: 'decl-review' }, query: { type: 'apply' } } },
  history: { owned: true, input: (world) => ({ query: { declareEntId: itemOf(world, 'decl-review') } }) },
  create: {
    owned: true,
    input: (world) => ({
      body: {
        declareEntId: 'item-rd',
        declareEnId: 'en-chengyue',
        type: 'apply',
        form: declarationForm,
        details: exampleDetails(world.db.item.get('item-rd', '申报项目').fields),
        materials: materialsFor(world, 'item-rd'),
      },
    }),
  },
  update: {
    owned: true,
    input: (world) => {
      const { version, itemId, type } = world.db.declaration.get('decl-submitted', '申报')
      const target = { declareEntId: itemId, declareEnId: 'en-chengyue', type }
      return { body: { ...target, id: 'decl-submitted', version, action: 'withdraw' } }
    },
  },
  flow: { owned: true, input: { query: { id: 'decl-paid', current: 1, size: 999 } } },
  children: { input: { query: { declareEntId: 'item-rd' } } },
  receipt: { owned: true, input: { query: { id: 'decl-review' } } },
  items: { input: { query: { current: 1, size: 5 } } },
  notices: { input: { query: { current: 1, size: 5 } } },
  notice: { input: { query: { id: 'notice-1' } } },
  mine: { owned: true, input: { query: { current: 1, size: 5 } } },
  zjtxOne: { owned: true, input: { params: { id: 'zjtx-draft' } } },
  zjtxDownload: { owned: true, input: { params: { id: 'zjtx-draft' } } },
  zjtxDraft: {
    owned: true,
    input: (world) => ({ body: { ...special(world), form: { mainProduct: '谐波减速器' } } }),
  },
  zjtxSubmit: {
    owned: true,
    input: (world) => ({ body: { ...special(world), form: { ...zjtxForm, industryCode: leafIndustry } } }),
  },
  zjtxIndustries: plain,
}

const itemOf = (world: World, id: string) => world.db.declaration.get(id, '申报').itemId
const leafIndustry = [...industryNames.keys()][0]!

const mine = (world: World, state: AppealState) =>
  world.db.appeal.getAll().find((one) => one.userId === 'u-enterprise' && one.state === state)!

/** Body of a new appeal. */
export const newAppeal = {
  title: '厂区周边道路夜间照明不足',
  type: '求助' as const,
  category: '基础设施' as const,
  content: '临港区港城路近三百米没有路灯，员工下夜班不安全。',
  attachments: [],
  isPublic: true,
  ...contact,
}

export const appealExamples: Examples<typeof appeal> = {
  save: { input: { body: newAppeal } },
  page: { input: { query: { current: 1, size: 5 } } },
  pageByTel: { input: { query: { tel: '13800000001' } } },
  numberInfo: plain,
  detailAll: { owned: true, input: (world) => ({ params: { id: mine(world, '办理中').id } }) },
  evaluate: {
    owned: true,
    input: (world) => ({ body: { id: mine(world, '待评价').id, solved: '已解决', score: 5 } }),
  },
  hotProblems: { input: { query: { current: 1, size: 5 } } },
  problemTags: plain,
  problemsByTag: { input: { query: { current: 1, size: 5 } } },
  problem: { input: { params: { id: 'problem-1' } } },
}
