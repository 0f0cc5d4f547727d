import type { Notice } from '#api/declare-item.ts'
import { dateText } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Random } from '#mocks/random.ts'
import { personName } from '#mocks/words.ts'
import type { Beginning, World } from '#mocks/city.ts'

const NOTICES = 52
/** 公示5个工作日 (records, "Policy 政策", steps). */
const PUBLICITY_DAYS = 5

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
  const items = random.some(
    world.db.item.all().filter((one) => one.level !== '国家级' && /^\d{4}/.test(one.name)),
    NOTICES,
  )
  for (const [at, item] of items.entries()) {
    const daysAgo = at < NOTICES / 5 ? at % 6 : 7 + at * 4 + random.whole(0, 3)
    const clock = `${String(random.whole(9, 16)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00`
    const publishDate =
      daysAgo === 0 ? chinaTime(world.now(), 0, '00:10:00') : chinaTime(world.now(), -daysAgo, clock)
    const type = typeOf(random, item)
    const name = nameOf(world, item)
    const list = listOf(world, random, item, type)
    const publicityEnd = workdaysAfter(publishDate, PUBLICITY_DAYS)
    const contact = {
      objectionContact: `${item.department} ${personName(random)}`,
      objectionPhone: item.consultPhone,
    }
    world.db.notice.add({
      ...contact,
      id: `notice-${String(at + 1)}`,
      createTime: publishDate,
      updateTime: publishDate,
      title: titles[type](name),
      type,
      department: item.department,
      publishDate,
      publicityStart: publishDate,
      publicityEnd,
      content: `根据申报通知要求，经企业申报、形式审查和专家评审，现将${name}涉及的 ${String(list.length)} 家企业名单予以公示，公示期至${dateText(publicityEnd)}。如有异议，请在公示期内以书面形式实名反映，联系人${contact.objectionContact}，电话 ${contact.objectionPhone}。`,
      list,
    })
  }
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
): Notice['list'] {
  const granted = quotaAmount > 0 && (type === '资金拨付' || type === '拟立项')
  const enterprises = random.some(world.db.enterprise.all(), random.whole(8, 26))
  const projects = random.some(
    products.flatMap((product) => works.map((work) => product + work)),
    enterprises.length,
  )
  return enterprises.map(({ enName, creditCode, district }, at) => ({
    enterpriseName: enName,
    creditCode,
    district,
    projectName: projects[at]!,
    ...(granted ? { amount: Math.round((quotaAmount * random.whole(20, 100)) / 100 / 1_000) * 1_000 } : {}),
  }))
}
