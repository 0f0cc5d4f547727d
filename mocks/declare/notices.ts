import type { Notice } from '#api/declare-item.ts'
import { dateText } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'
import { workdaysFrom } from '#rules/workdays.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Random } from '#mocks/random.ts'
import { personName } from '#mocks/words.ts'
import type { Beginning, World } from '#mocks/city.ts'

const NOTICES = 52
/** 公示5个工作日 (records, "Policy 政策", steps). */
const PUBLICITY_DAYS = 5
/** The notice that has the longest list, and its rows: a payment to a whole branch of enterprises. */
const LONG = 4
const MOST_ROWS = 500

const titles: Record<Notice['type'], (name: string) => string> = {
  拟立项: (name) => `关于${name}拟立项项目的公示`,
  拟认定: (name) => `关于${name}拟认定名单的公示`,
  资金拨付: (name) => `关于${name}资金拨付计划的公示`,
  复核: (name) => `关于${name}复核结果的公示`,
  结果公告: (name) => `关于公布${name}评审结果的公告`,
}

const products =
  '高精度滚珠丝杠 工业视觉检测系统 车用轻量化铝合金部件 海洋防腐涂料 氢燃料电池双极板 伺服驱动器 智能仓储穿梭车 医用可吸收缝合线 冷链温控终端 风电轴承 工业网关 高端轮胎 水产预制菜 光伏逆变器 智能水表 功能性面料 船用阀门 锂电隔膜 精密注塑模具 污水处理膜组件 机器人减速器 特种焊材 生鲜分选线 港口无人集卡'.split(
    ' ',
  )
const works =
  '产业化项目 关键技术攻关 智能工厂建设 生产线技术改造 首台套示范应用 绿色化改造 中试平台建设 质量提升项目 数字化车间 国产化替代'.split(
    ' ',
  )

/** Publishes notices about the city's items, the newest today, about a fifth of them still in publicity. */
export function seedNotices(world: World, { random }: Beginning): void {
  const own = new Set(inPublicity(world).map((one) => one.itemId))
  const items = random.some(
    world.db.item
      .all()
      .filter((one) => one.level !== '国家级' && /^\d{4}/.test(one.name) && !own.has(one.id)),
    NOTICES,
  )
  for (const [at, item] of items.entries()) {
    const daysAgo = at < NOTICES / 5 ? at % 6 : 7 + at * 4 + random.whole(0, 3)
    const clock = `${String(random.whole(9, 16)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00`
    const publishDate =
      daysAgo === 0 ? chinaTime(world.now(), 0, '00:10:00') : chinaTime(world.now(), -daysAgo, clock)
    const type = typeOf(random, item)
    const name = nameOf(world, item)
    const list = listOf(world, random, item, type, at === LONG ? MOST_ROWS : random.whole(8, 26))
    publish(world, random, { id: `notice-${String(at + 1)}`, item, name, type, publishDate, list })
  }
  seedOwnNotices(world, random)
}

const inPublicity = (world: World) => world.db.declaration.all().filter((one) => one.status === '公示中')

/** What an enterprise has declared and what stands at 公示中 is in a public list, with its project and its amount. */
function seedOwnNotices(world: World, random: Random) {
  for (const row of inPublicity(world)) {
    const item = world.db.item.get(row.itemId, '申报项目')
    const { enName, creditCode } = row.enterprise
    const others = listOf(world, random, item, '拟立项', 17).filter((one) => one.creditCode !== creditCode)
    const own = {
      enterpriseName: enName,
      creditCode,
      district: world.db.enterprise.all().find((one) => one.creditCode === creditCode)?.district ?? '海湾区',
      projectName: row.form?.projectName ?? item.name,
      amount: row.applyAmount,
    }
    const list = [...others.slice(0, 6), own, ...others.slice(6)]
    publish(world, random, {
      ...{ id: `notice-${row.id}`, item, name: item.name, type: '拟立项', list },
      publishDate: chinaTime(world.now(), -1, '09:30:00'),
    })
  }
}

interface Published extends Pick<Notice, 'id' | 'type' | 'publishDate' | 'list'> {
  item: ItemRow
  /** What was declared, with its year. */
  name: string
}

function publish(world: World, random: Random, { id, item, name, type, publishDate, list }: Published) {
  const publicityEnd = workdaysFrom(publishDate, PUBLICITY_DAYS)
  const contact = {
    objectionContact: `${item.department} ${personName(random)}`,
    objectionPhone: item.consultPhone,
  }
  world.db.notice.add({
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
    supervisionPhone: `${item.consultPhone.split('-')[0]!}-88${String(random.whole(100_000, 999_999))}`,
    list,
  })
}

/** What is still being declared has no results yet: those are last year's. */
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

/** Enterprises of the city, each with a project of its own; amounts only where money is granted. */
function listOf(
  world: World,
  random: Random,
  { quotaAmount }: ItemRow,
  type: Notice['type'],
  rows: number,
): Notice['list'] {
  const granted = quotaAmount > 0 && (type === '资金拨付' || type === '拟立项')
  const enterprises = random.some(world.db.enterprise.all(), rows)
  const all = products.flatMap((product) => works.map((work) => product + work))
  const projects = random.some(all, rows)
  // A long list has more rows than there are enterprises: some stand there with two projects.
  return Array.from({ length: rows }, (_, at) => ({
    enterprise: enterprises[at % enterprises.length]!,
    projectName: projects[at % projects.length]!,
  })).map(({ enterprise: { enName, creditCode, district }, projectName }) => ({
    enterpriseName: enName,
    creditCode,
    district,
    projectName,
    ...(granted ? { amount: Math.round((quotaAmount * random.whole(20, 100)) / 100 / 1_000) * 1_000 } : {}),
  }))
}
