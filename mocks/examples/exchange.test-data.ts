import type { docking } from '#api/docking.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { ListingForm, market } from '#api/market.ts'
import type { serve } from '#api/serve.ts'
import type { World } from '#mocks/city.ts'
import { dayFromNow, type Examples, plain } from './example.test-data.ts'

const few = { input: { query: { current: 1, size: 5 } } }
const id = (value: string) => ({ input: { params: { id: value } } })
const own = (value: string) => ({ ...id(value), owned: true as const })

const offer = {
  category: '加工配套',
  industry: '高端装备',
  description: '承接精密零部件五轴加工，来图定制，小批量试制。',
  budgetType: '面议',
  deadline: dayFromNow(60),
  region: '高新区',
  contactName: '林晓岚',
  contactPhone: '13800000001',
} as const
const greeting = { contactName: '陈一苇', contactPhone: '13800000003', message: '想进一步了解，请与我联系。' }

/** Requests to dock with another enterprise's public record. */
const dock = (kind: 'demand' | 'supply') => ({
  as: 'u-enterprise' as const,
  input: { params: { id: `${kind}-other` }, body: greeting },
})

export const dockingExamples: Examples<typeof docking> = {
  demandPage: few,
  supplyPage: few,
  demandDetail: id('demand-other'),
  supplyDetail: id('supply-other'),
  hotSupply: { input: { query: { size: 4 } } },
  hotDemand: plain,
  demandSave: { input: { body: { ...offer, title: '寻求五轴加工协作厂家' } } },
  supplySave: { input: { body: { ...offer, title: '提供五轴精密加工服务' } } },
  demandDock: dock('demand'),
  supplyDock: dock('supply'),
  demandUp: own('demand-6'),
  demandDown: own('demand-1'),
  demandSolve: own('demand-2'),
  supplyUp: own('supply-6'),
  supplyDown: own('supply-1'),
  supplySolve: own('supply-2'),
  demandMine: few,
  supplyMine: few,
  myDemand: own('demand-3'),
  mySupply: own('supply-3'),
}

const listing = {
  tradeType: '供应' as const,
  title: '谐波减速器 速比 100',
  categoryPath: ['机械设备', '传动件'],
  price: 1_280,
  unit: '台',
  deliveryDays: 15,
  origin: '山东',
  certs: [],
  docs: [],
  images: ['/seed/1.svg'],
  contactName: '林晓岚',
  contactPhone: '13800000001',
} satisfies ListingForm

export const marketExamples: Examples<typeof market> = {
  demandPage: few,
  mine: few,
  record: own('listing-5'),
  page: few,
  detail: id('listing-other'),
  tree: plain,
  hot: { input: { query: { size: 4 } } },
  save: { input: (world) => ({ body: { ...listing, ...leafCategory(world) } }) },
  draft: { input: { body: { tradeType: '求购', title: '求购高速钢钻头' } } },
  last: plain,
}

const leafCategory = (world: World) => ({
  categoryPath: [...world.db.listing.get('listing-1', '产品').categoryPath],
})

const product = {
  name: '企业所得税汇算清缴辅导',
  serviceType: '财税' as const,
  providerId: 'provider-qiming',
  summary: '从账务梳理到申报完成的全程辅导。',
  process: ['梳理账务', '调整测算', '填报', '复核'],
  deliverables: ['汇算清缴报告', '申报表'],
  priceMode: '固定' as const,
  priceMin: 38_000,
  duration: '60 个工作日',
} satisfies Input<typeof serve.productSave>['body']

const provided = (value: string) => ({ ...own(value), as: 'u-provider' as const })

export const serveExamples: Examples<typeof serve> = {
  products: few,
  hotProviders: { input: { query: { size: 4 } } },
  product: id('product-qiming-1'),
  similarProducts: id('product-qiming-1'),
  providerCard: id('provider-qiming'),
  provider: id('provider-qiming'),
  similarProviders: id('provider-qiming'),
  productsOf: id('provider-qiming'),
  providers: few,
  types: plain,
  toggleFavorite: { input: { body: { type: 'product', id: 'product-qiming-1' } } },
  cancelFavorite: own('favorite-2'),
  productSave: { as: 'u-provider', owned: true, input: { body: product } },
  productUp: provided('product-qiming-6'),
  productDown: provided('product-qiming-1'),
  providerSave: {
    as: 'u-provider',
    owned: true,
    input: (world) => {
      const { id, version, ...row } = world.db.provider.get('provider-qiming', '机构')
      return { body: { ...row, id, version } }
    },
  },
  enquire: { input: { params: { id: 'provider-2' }, body: greeting } },
  myProducts: { ...few, as: 'u-provider' },
  myProduct: provided('product-qiming-3'),
  myProviders: { ...few, as: 'u-provider' },
  myProvider: provided('provider-qiming'),
  audits: provided('product-qiming-5'),
  favorites: few,
}
