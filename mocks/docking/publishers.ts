import { demo, demoEnterprises } from '#mocks/auth/accounts.ts'
import type { Random } from '#mocks/random.ts'
import { enterpriseName, mobile, personName, trades } from '#mocks/vocabulary.ts'

/** Enterprise and contact person of a published record. */
export interface Publisher {
  userId: string
  enId: string
  publisherOrg: string
  contactName: string
  contactPhone: string
  /** District of a demo enterprise. */
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

/** Publishers u-enterprise for 澄岳, and u-other for 嘉树. */
export const chengyue = demoPublisher('u-enterprise', 'enterprise', 'en-chengyue', '高新区')
export const jiashu = demoPublisher('u-other', 'other', 'en-jiashu', '临港区')

/** Returns one of the city's other enterprises; nobody can sign in for it. */
export const otherEnterprise = (random: Random, index: number): Publisher => ({
  userId: `city-${String(index)}`,
  enId: `en-city-${String(index)}`,
  publisherOrg: enterpriseName(random),
  contactName: personName(random),
  contactPhone: mobile(random),
})

/**
 * Returns the publisher, renamed to one of these trades if its own is none of them; a demo enterprise keeps its name.
 */
export function withFittingTrade(publisher: Publisher, fitting: readonly string[], turn: number): Publisher {
  const trade = trades.find((word) => publisher.publisherOrg.includes(word))
  if (publisher.district || !trade || fitting.includes(trade)) return publisher
  const publisherOrg = publisher.publisherOrg.replace(trade, fitting[turn % fitting.length]!)
  return { ...publisher, publisherOrg }
}
