import { chengyue, jiashu, type Publisher, stranger } from '#mocks/docking/publishers.ts'
import type { EnquiryState } from '#rules/provider-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { noteAnswer } from './answers.ts'
import { publicOffers } from './rules.ts'

/** Who asked what of whom, how far it has come, and how many days ago it began. */
interface Told {
  who: Publisher
  providerId: string
  productId?: string
  message: string
  /** The states after 待联系, a day apart. */
  way?: EnquiryState[]
  reason?: string
  /** What was said of it the day after. */
  rating?: { score: number; comment: string }
  since: number
}

/**
 * Fills what provider-qiming was asked, in every state, and what u-enterprise has asked others: `enquiry-1`, by
 * u-other, waits for an answer; `enquiry-done`, by u-enterprise, is at its end and not scored yet.
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
  const all: [string, Told][] = [
    [
      'enquiry-1',
      {
        who: jiashu,
        ...qiming,
        productId: 'product-qiming-1',
        message: '想了解专精特新申报的时间安排与费用，请联系我。',
        since: 1,
      },
    ],
    [
      'enquiry-2',
      {
        who: stranger(random, 400),
        ...qiming,
        productId: 'product-qiming-1',
        message: '今年营收刚过两千万，想先请贵司判断够不够条件，再谈后续。',
        way: ['已联系'],
        since: 6,
      },
    ],
    [
      'enquiry-3',
      {
        who: stranger(random, 401),
        ...qiming,
        productId: 'product-qiming-2',
        message: '想从下月起委托办理，请报价，并说明交接时需要准备哪些资料。',
        way: ['已联系', '已完成'],
        rating: { score: 5, comment: '资料清单列得细，交接很顺利。' },
        since: 40,
      },
    ],
    [
      'enquiry-4',
      {
        who: stranger(random, 402),
        ...qiming,
        message: '公司在外地，想请贵司到现场驻点三个月，能否安排？',
        way: ['已关闭'],
        reason: '驻点服务目前只接受本市企业',
        since: 25,
      },
    ],
    [
      'enquiry-done',
      {
        who: chengyue,
        ...about(one),
        message: '请先介绍办理流程和报价，并说明需要我们准备哪些材料。',
        way: ['已联系', '已完成'],
        since: 21,
      },
    ],
    [
      'enquiry-met',
      {
        who: chengyue,
        ...about(two),
        message: '希望月底前出初步方案，预算三万元以内。',
        way: ['已联系'],
        since: 4,
      },
    ],
    [
      'enquiry-closed',
      {
        who: chengyue,
        ...about(three),
        message: '需要在两周内完成，时间上能否保证？',
        way: ['已联系', '已关闭'],
        reason: '本月排期已满，两周内无法完成',
        since: 15,
      },
    ],
  ]
  for (const [id, told] of all) add(world, beginning, id, told)
}

function add(
  world: World,
  { day }: Beginning,
  id: string,
  { who, providerId, productId, message, way = [], reason, rating, since }: Told,
): void {
  const product = productId === undefined ? undefined : world.db.product.find(productId)
  if (!world.db.provider.find(providerId) || (productId !== undefined && !product)) return
  const steps = (['待联系', ...way] as const).map((status, index) => ({
    // Answered within hours, brought to its end on a later day.
    time: day((index > 1 ? index : 0) - since, 9 + index * 2),
    status,
    ...(reason && index === way.length ? { reason } : {}),
  }))
  const last = steps.at(-1)!
  const row = world.db.serviceEnquiry.create({
    id,
    createTime: steps[0]!.time,
    updateTime: last.time,
    contactName: who.contactName,
    contactPhone: who.contactPhone,
    orgName: who.publisherOrg,
    message,
    ...(product ? { productId: product.id, productName: product.name } : {}),
    status: last.status,
    ...(reason ? { reason } : {}),
    ...(rating ? { rating: { ...rating, time: day(steps.length - since, 10) } } : {}),
    steps,
    providerId,
    userId: who.userId,
    enId: who.enId,
  })
  noteAnswer(world, row)
}
