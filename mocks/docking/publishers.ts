import { demo, demoEnterprises } from '#mocks/auth/accounts.ts'
import type { Random } from '#mocks/random.ts'
import { enterpriseName, mobile, personName, trades } from '#mocks/vocabulary.ts'

/** In whose name something is published, and whom to call. */
export interface Publisher {
  userId: string
  enId: string
  publisherOrg: string
  contactName: string
  contactPhone: string
  /** Where a demo enterprise stands. */
  district?: string
}

function demoPublisher(userId: string, who: keyof typeof demo, enId: string, district: string): Publisher {
  const { enName } = demoEnterprises.find((one) => one.enId === enId)!
  return {
    userId,
    enId,
    publisherOrg: enName,
    contactName: demo[who].nickname,
    contactPhone: demo[who].tel,
    district,
  }
}

/** u-enterprise for 澄岳, and u-other for 嘉树. */
export const chengyue = demoPublisher('u-enterprise', 'enterprise', 'en-chengyue', '高新区')
export const jiashu = demoPublisher('u-other', 'other', 'en-jiashu', '临港区')

/** One of the city's other enterprises; nobody can sign in for it. */
export const stranger = (random: Random, index: number): Publisher => ({
  userId: `city-${String(index)}`,
  enId: `en-city-${String(index)}`,
  publisherOrg: enterpriseName(random),
  contactName: personName(random),
  contactPhone: mobile(random),
})

/** The publisher under a name of one of these trades, where its own is none of them; a demo enterprise keeps its own. */
export function inTrades(publisher: Publisher, fitting: readonly string[], turn: number): Publisher {
  const trade = trades.find((word) => publisher.publisherOrg.includes(word))
  if (publisher.district || !trade || fitting.includes(trade)) return publisher
  const publisherOrg = publisher.publisherOrg.replace(trade, fitting[turn % fitting.length]!)
  return { ...publisher, publisherOrg }
}
