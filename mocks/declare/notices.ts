import type { Notice } from '#api/declare-item.ts'
import { dateText } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'
import { workdaysFrom } from '#rules/workdays.ts'
import { officeTime } from '#mocks/policy/days.ts'
import { is } from '#mocks/query.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import { supervisionPhoneOf } from '#mocks/offices.ts'
import { type Random, randomOf } from '#mocks/random.ts'
import { personName } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

const NOTICES = 52
/** Publicity of 5 working days: 公示5个工作日 (records, "Policy 政策", steps). */
const PUBLICITY_DAYS = 5
/** Index of the notice with the longest list, a payment to a whole branch of enterprises; `MOST_ROWS` is its length. */
const LONGEST_AT = 4
const MOST_ROWS = 500

const titles: Record<Notice['type'], (name: string) => string> = {
  拟立项: (name) => `关于${name}拟立项项目的公示`,
  拟认定: (name) => `关于${name}拟认定名单的公示`,
  资金拨付: (name) => `关于${name}资金拨付计划的公示`,
  复核: (name) => `关于${name}复核结果的公示`,
  结果公告: (name) => `关于公布${name}评审结果的公告`,
}

const words = (text: string) => text.split(' ')

/** Products of the projects, by industry of the enterprise. */
const products: Record<string, string[]> = {
  高端装备: words('高精度滚珠丝杠 工业视觉检测系统 伺服驱动器 机器人减速器 智能仓储穿梭车'),
  制造业: words('精密注塑模具 特种焊材 高强度紧固件 换热设备'),
  新材料: words('海洋防腐涂料 锂电隔膜 碳纤维预浸料 特种陶瓷'),
  电子信息: words('工业网关 智能水表 多层线路板 压力传感器'),
  生物医药: words('医用可吸收缝合线 体外诊断试剂 康复器械'),
  新能源: words('氢燃料电池双极板 光伏逆变器 储能系统 污水处理膜组件'),
  汽车零部件: words('车用轻量化铝合金部件 电驱壳体 汽车线束'),
  海洋产业: words('船用阀门 海水淡化装备 海上风电配套件'),
  食品加工: words('水产预制菜 即食海产品 功能调味品'),
  纺织服装: words('功能性面料 针织运动服装'),
  建筑业: words('装配式构件 钢结构构件'),
  现代农业: words('生鲜分选 良种繁育'),
  现代物流: words('冷链物流 集装箱智能场站 城市配送'),
  软件和信息服务: words('工业互联网平台 制造执行系统 供应链管理软件'),
  现代服务: words('检验检测公共服务平台 企业服务平台'),
  商贸流通: words('跨境电商供应链平台 大宗商品供应链平台'),
}
/** Kinds of projects on a product, for producing and for service industries. */
const productionWorks = words(
  '产业化项目 关键技术攻关 智能工厂建设 生产线技术改造 绿色化改造 中试平台建设 质量提升项目 数字化车间',
)
const serviceWorks = words('建设项目 升级改造 推广应用 示范项目 质量提升项目')
const serviceIndustries = ['现代物流', '软件和信息服务', '现代服务', '商贸流通', '现代农业']

/** Returns every project that an enterprise of an industry may have. */
const projectsOf = (industry: string): string[] =>
  (products[industry] ?? ['新产品']).flatMap((product) =>
    (serviceIndustries.includes(industry) ? serviceWorks : productionWorks).map((work) => product + work),
  )

/** Publishes notices about the city's items, the newest today, about a fifth of them still in publicity. */
export function seedNotices(world: World, { random }: Beginning): void {
  // Skips items whose name is used already, because items of different documents may share a name and their notices
  // would be the same.
  const names = new Set(inPublicity(world).map((one) => one.itemName))
  const isNew = (name: string) => !names.has(name) && names.add(name).has(name)
  const named = world.db.item
    .findMany({ where: { level: { notEquals: '国家级' } } })
    .filter((one) => /^\d{4}/.test(one.name) && isNew(nameOf(world, one)))
  const items = random.some(named, NOTICES)
  // Takes an item that is not a district's, because no district has enough enterprises for the longest list.
  const wide = items.findIndex((one, at) => at >= LONGEST_AT && one.level !== '区县级')
  if (wide > LONGEST_AT) items.splice(LONGEST_AT, 0, ...items.splice(wide, 1))
  for (const [at, item] of items.entries()) {
    const daysAgo = at < NOTICES / 5 ? at % 6 : 7 + at * 4 + random.whole(0, 3)
    const clock = `${String(random.whole(9, 16)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00`
    const publishDate = officeTime(world.now(), -daysAgo, daysAgo === 0 ? '00:10:00' : clock)
    const type = typeOf(random, item)
    const name = nameOf(world, item)
    const list = listOf(world, random, item, type, at === LONGEST_AT ? MOST_ROWS : random.whole(8, 26))
    publish(world, { id: `notice-${String(at + 1)}`, item, name, type, publishDate, list })
  }
  for (const row of inPublicity(world)) publishListOf(world, row, random)
}

const inPublicity = (world: World) =>
  world.db.declaration.findMany({ where: { status: { equals: '公示中' } } })

/** Publishes the list of a declaration that has reached 公示中, with its project and its amount. */
export function publishListOf(
  world: World,
  row: DeclarationRow,
  random = randomOf(`notice ${row.id}`),
): void {
  const item = world.db.item.get(row.itemId, '申报项目')
  const { enName, creditCode } = row.enterprise
  const type = item.policyType === '资质认定' ? '拟认定' : '拟立项'
  const others = listOf(world, random, item, type, 17).filter((one) => one.creditCode !== creditCode)
  const own = {
    enterpriseName: enName,
    creditCode,
    district: world.db.enterprise.get(row.enId, '企业').district,
    projectName: row.form?.projectName ?? item.name,
    ...(isGranted(item, type) ? { amount: row.applyAmount } : {}),
  }
  const list = [...others.slice(0, 6), own, ...others.slice(6)]
  publish(world, {
    ...{ id: `notice-${row.id}`, item, name: item.name, type, list },
    // Publicity is the declaration's current step, so both begin at the same time.
    publishDate: row.updateTime,
  })
}

interface Published extends Pick<Notice, 'id' | 'type' | 'publishDate' | 'list'> {
  item: ItemRow
  /** Name of the declared item, with its year. */
  name: string
}

function publish(world: World, { id, item, name, type, publishDate, list }: Published) {
  const publicityEnd = workdaysFrom(publishDate, PUBLICITY_DAYS)
  const contact = {
    // One person of an office takes the objections to all of its lists.
    objectionContact: `${item.department} ${personName(randomOf(item.department))}`,
    objectionPhone: item.consultPhone,
  }
  world.db.notice.create({
    ...contact,
    id,
    itemId: item.id,
    itemName: item.name,
    policyId: item.policyId,
    createTime: publishDate,
    updateTime: publishDate,
    title: titles[type](name),
    type,
    department: item.department,
    publishDate,
    publicityStart: publishDate,
    publicityEnd,
    content: `根据申报通知要求，经企业申报、形式审查和专家评审，现将${name}涉及的 ${String(list.length)} 家企业名单予以公示，公示期至${dateText(publicityEnd)}。如有异议，请在公示期内以书面形式实名反映，并提供事实依据；以单位名义反映的，加盖单位公章。`,
    supervisionOrg: `${item.department}机关纪委`,
    supervisionPhone: supervisionPhoneOf(item.department),
    list,
  })
}

/**
 * Returns the name of an item in a notice: an item that is still open has no results yet, so its notices are about last
 * year.
 */
function nameOf(world: World, item: ItemRow): string {
  const over = windowOf(item, world.now()).state === '已截止'
  return over ? item.name : item.name.replace(/^\d{4}/, (year) => String(Number(year) - 1))
}

function typeOf(random: Random, item: ItemRow): Notice['type'] {
  if (item.policyType === '资质认定') return random.pick(['拟认定', '复核', '结果公告'])
  return random.pick(
    item.quotaAmount ? ['拟立项', '资金拨付', '结果公告', '资金拨付'] : ['拟立项', '结果公告'],
  )
}

/** Returns true if a list names the amount granted to each enterprise. */
const isGranted = ({ quotaAmount }: ItemRow, type: Notice['type']) =>
  quotaAmount > 0 && (type === '资金拨付' || type === '拟立项')

/**
 * Returns enterprises for which the policy is meant, each with projects of its own industry; with amounts only if money
 * is granted.
 */
function listOf(
  world: World,
  random: Random,
  item: ItemRow,
  type: Notice['type'],
  rows: number,
): Notice['list'] {
  const { policyId, quotaAmount, level } = item
  const granted = isGranted(item, type)
  const { region, industries } = world.db.policy.get(policyId, '政策')
  const district = is(level === '区县级' ? region : undefined)
  const inRegion = world.db.enterprise.findMany({ where: { district } })
  const targeted = inRegion.filter(({ industry }) => !industries.length || industries.includes(industry))
  const enterprises = random.some(rows === MOST_ROWS || !targeted.length ? inRegion : targeted, rows)
  // The longest list has more rows than there are enterprises, so some appear with two projects.
  const count = rows === MOST_ROWS ? rows : enterprises.length
  const first = random.whole(0, productionWorks.length)
  return Array.from({ length: count }, (_, at) => {
    const { enName, creditCode, district, industry } = enterprises[at % enterprises.length]!
    const projects = projectsOf(industry)
    return {
      enterpriseName: enName,
      creditCode,
      district,
      projectName: projects[(first + at * 7 + Math.floor(at / enterprises.length)) % projects.length]!,
      ...(granted ? { amount: Math.round((quotaAmount * random.whole(20, 100)) / 100 / 1_000) * 1_000 } : {}),
    }
  })
}
