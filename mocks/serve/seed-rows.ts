import type { AuditRecord } from '#api/audit.ts'
import type { ProductState } from '#api/serve-product.ts'
import { natures, type ProviderState } from '#api/serve-provider.ts'
import { type ServiceType, serviceTypes } from '#api/serve-words.ts'
import { creditCodeCheckSign } from '#lib/credit-code.ts'
import { answerHoursOf } from '#rules/answer-hours.ts'
import { scoreOf } from '#rules/service-score.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { casesOf } from '#mocks/docking/cases.ts'
import { drawingPath, markPath } from '#mocks/drawings/address.ts'
import { serviceSubject } from '#mocks/drawings/subjects.ts'
import type { Random } from '#mocks/random.ts'
import { auditors, pastAudits, submittedLately } from '#mocks/record/audits.ts'
import { address, brands, districts, mobile, personName } from '#mocks/vocabulary.ts'
import type { EnterpriseRow } from '#mocks/enterprise/tables.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { ProductRow, ProviderRow } from './tables.ts'
import { audiences, FREE, packages, rejection, related, trades } from './texts.ts'

/** Brands of the city without the demo account's, and further ones for providers only. */
const providerBrands = [
  ...brands.slice(1),
  ...'砚田 衡序 昭信达 岱屿 泓序 砺行 序源 策衡 榕序 程衍'.split(' '),
]

type Nature = (typeof natures)[number]

/** Last word of an organisation's name by its nature; only companies are called 有限公司. */
const endings: Partial<Record<Nature, string>> = { 事业单位: '中心', 社会组织: '协会' }

/**
 * Creates a provider of the city. `own` makes it u-provider's 启明, which offers policy services and finance and has the
 * data of its enterprise.
 */
export function provider(
  { random, day, now }: Beginning & Pick<World, 'now'>,
  index: number,
  state: ProviderState,
  own?: EnterpriseRow,
): ProviderRow {
  const qiming = own !== undefined
  const main: ServiceType = qiming ? '政策代办' : serviceTypes[index % serviceTypes.length]!
  const others = random.some(related[main], random.whole(0, 2))
  const types: ServiceType[] = [main, ...(qiming ? (['财税', '融资'] as const) : others)]
  const drawn = { foundedYear: random.whole(2003, 2023), teamSize: random.whole(6, 160) }
  const foundedYear = own?.foundedYear ?? drawn.foundedYear
  const teamSize = Number(own?.facts.find(({ key }) => key === 'employees')?.value ?? drawn.teamSize)
  const written = day(-random.whole(60, 700))
  const createTime = state === '待审核' ? submittedLately({ now }, random) : written
  const contactName = qiming ? demo.provider.nickname : personName(random)
  const nature = random.pick([...natures, '民营企业', '民营企业', '民营企业'] as const)
  const code = creditCode(random, index, foundedYear, nature)
  // Steps of 7 through 39 brands, so that no name occurs twice within a trade.
  const brand = providerBrands[(index * 7) % providerBrands.length]!
  // Public institutions and associations bear the name of their district.
  const place = districts[Math.floor(index / serviceTypes.length) % districts.length]!
  const ending = endings[nature]
  const name = own?.enName ?? `${ending ? place : brand}${trades[main].company}${ending ?? '有限公司'}`
  const years = String(new Date(day(0)).getFullYear() - foundedYear)
  return {
    id: qiming ? 'provider-qiming' : `provider-${String(index + 1)}`,
    createTime,
    updateTime: createTime,
    enId: own?.enId ?? `en-provider-${String(index)}`,
    userId: qiming ? 'u-provider' : `house-${String(index)}`,
    version: 1,
    status: state,
    ...(state === '已驳回' ? { reason: rejection } : {}),
    name,
    // One provider in five has handed in no mark.
    ...(index % 5 === 4 ? {} : { logo: markPath(name) }),
    creditCode: own?.creditCode ?? code,
    nature: qiming ? '民营企业' : nature,
    foundedYear,
    teamSize,
    serviceTypes: types,
    coverage: random.chance(0.4) ? ['全市'] : random.some(districts, random.whole(2, 5)),
    qualifications: hasNoQualification(index)
      ? []
      : [...new Set(types.flatMap((type) => trades[type].qualifications))],
    intro:
      `${name}成立于${String(foundedYear)}年，专注${types.join('、')}服务${years}年，现有专业人员${String(teamSize)}人，` +
      `累计服务${random.pick(audiences)}${String(random.whole(4, 90) * 10)}余家。${trades[main].promise}`,
    address: addressOf(random, own),
    ...websiteOf(random, index, own),
    contactName,
    contactPhone: qiming ? demo.provider.tel : mobile(random),
    score: 0,
    ratingCount: 0,
    ratingSum: 0,
    ...(state === '已通过' ? pastAnswers(index, random.pick([2, 4, 8, 24, 48])) : { waits: [] }),
    audits: audits(contactName, state, createTime, '资质齐全，同意入驻'),
  }
}

/**
 * One provider in six has no qualification, so that the filter for qualifications excludes some; 启明, the first, has its
 * own.
 */
const hasNoQualification = (index: number) => index % 6 === 5

/** Returns past answer times of a provider, around `hours`; some providers were asked too rarely for an average. */
function pastAnswers(index: number, hours: number): Pick<ProviderRow, 'waits' | 'answerHours'> {
  const waits = Array.from({ length: (index * 5 + 7) % 16 }, (_, at) => (hours * (2 + ((at * 3) % 5))) / 6)
  return { waits, answerHours: answerHoursOf(waits) }
}

/** Creates a service of a provider; `count` is the number of existing services of its type. */
export function product(
  { random, day, now }: Beginning & Pick<World, 'now'>,
  id: string,
  { serviceType, count }: { serviceType: ServiceType; count: number },
  of: ProviderRow,
  state: ProductState,
): ProductRow {
  const { services, process, deliverables, promise, qualifications, durations } = trades[serviceType]
  const { name: service, price } = services[count % services.length]!
  const servicePackage = packages[Math.floor(count / services.length) % packages.length]!
  const written = day(-random.whole(2, 300), random.whole(8, 18), random.whole(0, 59))
  const createTime = state === '待审核' ? submittedLately({ now }, random) : written
  const base = {
    id,
    createTime,
    updateTime: createTime,
    enId: of.enId,
    userId: of.userId,
    version: 1,
    name: `${service}${servicePackage.name}`,
    serviceType,
    providerId: of.id,
    status: state,
    score: 0,
    ratingCount: 0,
    ratingSum: 0,
    orderCount: 0,
    viewCount: 0,
    views: [],
    reviews: [],
  }
  const audience = servicePackage.audience ?? random.pick(audiences)
  const summary = `面向${audience}的${service}${service.endsWith('服务') ? '' : '服务'}，${promise}`
  if (state === '草稿') return { ...base, summary, audits: [] }
  const seen = state === '已上架' || state === '已下架'
  const duration = servicePackage.isRush ? durations[0]! : random.pick(durations)
  const heldQualifications = of.qualifications.filter((one) => qualifications.includes(one))
  const asRejected = state === '已驳回' ? ({ reason: rejection } as const) : {}
  return {
    ...base,
    ...asRejected,
    ...coverOf(service, serviceType, count % services.length),
    summary,
    contentHtml:
      `<p>${summary}</p><h3>适合谁</h3><p>需要${service}，但缺少专人或经验的${audience}。</p>` +
      (heldQualifications.length > 0 ? `<h3>我们的资质</h3><p>${heldQualifications.join('、')}。</p>` : '') +
      `<h3>服务承诺</h3><p>专人对接，进度每周通报，${duration}内完成。</p>`,
    process,
    deliverables: random.some(deliverables, random.whole(2, deliverables.length)),
    ...prices(random, price, FREE.test(service)),
    duration,
    cases: casesOf(random, random.whole(1, 3), true),
    ...(seen ? pastUse(random.whole(36, 50) / 10, random.whole(0, 120), random.whole(5, 14)) : {}),
    audits: audits(of.contactName, state, createTime, '内容完整，同意上架'),
  }
}

/** Returns the cover of a service; some services, the same of all providers, cannot be shown and have none. */
function coverOf(service: string, type: ServiceType, serial: number): Pick<ProductRow, 'cover'> {
  const subject = serviceSubject(service, type, serial)
  return subject ? { cover: drawingPath(subject) } : {}
}

/**
 * Returns the ratings of a service by one in four of its customers; with few customers they are too few for a score. Of
 * `readers` who look at it, one becomes a customer.
 */
function pastUse(mean: number, orderCount: number, readers: number) {
  const ratingCount = Math.floor(orderCount / 4)
  const rated = { ratingCount, ratingSum: Math.round(mean * ratingCount) }
  return { ...rated, score: scoreOf(rated), orderCount, viewCount: 40 + orderCount * readers + ratingCount }
}

function prices(random: Random, [from, to]: [number, number], isFree: boolean) {
  const round = (yuan: number) => Math.round(yuan / 100) * 100
  const low = round(from + (to - from) * random.next() ** 3 * 0.6)
  const draw = random.next()
  if (draw < 0.45) return { priceMode: '固定', priceMin: low } as const
  if (draw < 0.75)
    return { priceMode: '区间', priceMin: low, priceMax: round(low * (1.3 + random.next() * 0.7)) } as const
  return { priceMode: draw < 0.88 || !isFree ? '面议' : '免费' } as const
}

/**
 * First characters of the credit code, which name the registering authority and the kind of organisation; 91 for
 * companies.
 */
const prefixes: Partial<Record<Nature, string>> = { 事业单位: '12', 社会组织: '51' }

/** Returns a credit code of the city; codes of companies founded after 2015 contain MA3. */
function creditCode(random: Random, index: number, foundedYear: number, nature: Nature): string {
  const isNew = foundedYear > 2015 && !prefixes[nature]
  const signs = [...(isNew ? '0123456789ABCDEFGHJKLMNPQRTUWXY' : '0123456789')]
  const own = Array.from({ length: 6 }, () => random.pick(signs)).join('')
  const body = `${prefixes[nature] ?? '91'}371800${isNew ? 'MA3' : String(700 + index)}${own}`
  return body + creditCodeCheckSign(body)
}

function addressOf(random: Random, own: EnterpriseRow | undefined): string {
  const drawn = address(random)
  return own?.address ?? drawn
}

function websiteOf(random: Random, index: number, own: EnterpriseRow | undefined) {
  const website = own?.website ?? `https://www.fuwu${String(index + 1)}.example.cn`
  return random.chance(0.6) || own ? { website } : {}
}

const audits = (submitter: string, state: string, createTime: string, passed: string): AuditRecord[] =>
  pastAudits(state, submitter, createTime, {
    auditor: auditors.service,
    passed,
    rejected: rejection,
  })
