import { chengyue, jiashu, type Publisher, otherEnterprise } from '#mocks/docking/publishers.ts'
import type { EnquiryState } from '#rules/provider-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { recordAnswer } from './answers.ts'
import { countRating } from './enquiries.ts'
import { publicOffers } from './rules.ts'

/** One seeded request: asking side, provider, service, text, course and age in days. */
interface SeedRequest {
  asker: Publisher
  providerId: string
  productId?: string
  message: string
  /** States after 待联系, a day apart. */
  laterStates?: EnquiryState[]
  reason?: string
  /** Rating given the day after the last step. */
  rating?: { score: number; comment: string }
  daysAgo: number
}

/**
 * Fills the requests to provider-qiming, in every state, and u-enterprise's requests to others: `enquiry-1`, by
 * u-other, waits for an answer; `enquiry-done`, by u-enterprise, is completed and not rated yet.
 */
export function seedEnquiries(world: World, beginning: Beginning): void {
  const { random } = beginning
  const qiming = { providerId: 'provider-qiming' }
  const [one = '', two = '', three = ''] = publicOffers(world)
    .filter(({ providerId }) => providerId !== 'provider-qiming')
    .map(({ id }) => id)
  const about = (productId: string) => ({
    productId,
    providerId: world.db.product.find(productId)?.providerId ?? '',
  })
  const all: [string, SeedRequest][] = [
    [
      'enquiry-1',
      {
        asker: jiashu,
        ...qiming,
        productId: 'product-qiming-1',
        message: '想了解专精特新申报的时间安排与费用，请联系我。',
        daysAgo: 1,
      },
    ],
    [
      'enquiry-2',
      {
        asker: otherEnterprise(random, 400),
        ...qiming,
        productId: 'product-qiming-1',
        message: '今年营收刚过两千万，想先请贵司判断够不够条件，再谈后续。',
        laterStates: ['已联系'],
        daysAgo: 6,
      },
    ],
    [
      'enquiry-3',
      {
        asker: otherEnterprise(random, 401),
        ...qiming,
        productId: 'product-qiming-2',
        message: '想从下月起委托办理，请报价，并说明交接时需要准备哪些资料。',
        laterStates: ['已联系', '已完成'],
        rating: { score: 5, comment: '资料清单列得细，交接很顺利。' },
        daysAgo: 40,
      },
    ],
    [
      'enquiry-4',
      {
        asker: otherEnterprise(random, 402),
        ...qiming,
        message: '公司在外地，想请贵司到现场驻点三个月，能否安排？',
        laterStates: ['已关闭'],
        reason: '驻点服务目前只接受本市企业',
        daysAgo: 25,
      },
    ],
    [
      'enquiry-done',
      {
        asker: chengyue,
        ...about(one),
        message: '请先介绍办理流程和报价，并说明需要我们准备哪些材料。',
        laterStates: ['已联系', '已完成'],
        daysAgo: 21,
      },
    ],
    [
      'enquiry-met',
      {
        asker: chengyue,
        ...about(two),
        message: '希望月底前出初步方案，预算三万元以内。',
        laterStates: ['已联系'],
        daysAgo: 4,
      },
    ],
    [
      'enquiry-closed',
      {
        asker: chengyue,
        ...about(three),
        message: '需要在两周内完成，时间上能否保证？',
        laterStates: ['已联系', '已关闭'],
        reason: '本月排期已满，两周内无法完成',
        daysAgo: 15,
      },
    ],
  ]
  for (const [id, request] of all) add(world, beginning, id, request)
}

function add(
  world: World,
  { day }: Beginning,
  id: string,
  { asker, providerId, productId, message, laterStates = [], reason, rating, daysAgo }: SeedRequest,
): void {
  const product = productId === undefined ? undefined : world.db.product.find(productId)
  if (!world.db.provider.find(providerId) || (productId !== undefined && !product)) return
  const steps = (['待联系', ...laterStates] as const).map((status, index) => ({
    // The first answer comes within hours, the end on a later day.
    time: day((index > 1 ? index : 0) - daysAgo, 9 + index * 2),
    status,
    ...(reason && index === laterStates.length ? { reason } : {}),
  }))
  const last = steps.at(-1)!
  const row = world.db.serviceEnquiry.create({
    id,
    createTime: steps[0]!.time,
    updateTime: last.time,
    contactName: asker.contactName,
    contactPhone: asker.contactPhone,
    orgName: asker.publisherOrg,
    message,
    ...(product ? { productId: product.id, productName: product.name } : {}),
    status: last.status,
    ...(reason ? { reason } : {}),
    ...(rating ? { rating: { ...rating, time: day(steps.length - daysAgo, 10) } } : {}),
    steps,
    providerId,
    userId: asker.userId,
    enId: asker.enId,
  })
  recordAnswer(world, row)
  if (rating) countRating(world, row, rating.score)
}
