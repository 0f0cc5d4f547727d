import { creditCodeCheckSign, creditCodeSigns } from '#lib/credit-code.ts'
import type { Random } from '#mocks/random.ts'
import { address, districts, enterpriseName, mobile, personName } from '#mocks/vocabulary.ts'
import type { Beginning } from '#mocks/city.ts'
import type { EnterpriseRow, Fact } from './tables.ts'

const SIZE = 320

/** Trade as in an enterprise's name, the industry it belongs to, and typical lines of business. */
const trades: [trade: string, industry: string, ...business: string[]][] = [
  [
    '精密机械',
    '高端装备',
    '数控机床及功能部件的研发与制造',
    '精密减速器、传动件加工',
    '非标自动化设备机加工件',
  ],
  ['智能装备', '高端装备', '工业机器人集成与柔性产线', '智能仓储设备研发制造', '智能检测装备研发生产'],
  ['机械制造', '制造业', '通用零部件、紧固件制造', '压力容器与换热设备制造', '铸造与锻压件加工'],
  ['五金制品', '制造业', '不锈钢制品与五金工具制造', '建筑五金、卫浴配件生产'],
  ['新材料', '新材料', '高分子复合材料研发生产', '特种陶瓷与耐火材料', '碳纤维制品研发制造'],
  ['化工', '新材料', '水性涂料与胶粘剂生产', '电子级化学品生产销售'],
  ['电子科技', '电子信息', '印制电路板与模组制造', '传感器、智能终端研发', '连接器与线束生产'],
  ['仪器仪表', '电子信息', '流量计、压力变送器研发制造', '在线水质分析仪器研发'],
  ['生物科技', '生物医药', '诊断试剂研发生产', '海洋生物制品与功能食品研发'],
  ['医疗器械', '生物医药', '二类医疗器械研发生产', '康复器械与医用耗材制造'],
  ['新能源', '新能源', '储能系统集成与运维', '光伏支架与逆变设备生产', '风电叶片配套件制造'],
  ['环保科技', '新能源', '工业废水处理装备与运营', '固废资源化利用'],
  ['汽车部件', '汽车零部件', '汽车底盘冲压件与焊接总成', '新能源汽车电驱壳体压铸', '汽车线束与内饰件'],
  ['海洋工程', '海洋产业', '船舶配套设备制造与修理', '海上风电安装与运维服务', '海水淡化装备研发'],
  ['食品', '食品加工', '海产品精深加工与冷链销售', '预制菜与速冻食品生产', '粮油、调味品加工'],
  ['纺织', '纺织服装', '功能性面料织造与印染', '针织服装设计与出口'],
  ['物流', '现代物流', '港口集装箱运输与仓储', '冷链物流与城市配送', '跨境多式联运服务'],
  ['信息技术', '软件和信息服务', '工业互联网平台开发与运营', '政企信息化集成服务'],
  ['软件', '软件和信息服务', '生产制造执行系统研发', '财税与供应链软件研发', '数据治理与可视化服务'],
  ['检测技术', '现代服务', '计量校准与产品质量检测', '环境与职业卫生检测'],
  ['企业管理', '现代服务', '管理咨询与政策代办', '人力资源服务与培训'],
  ['供应链管理', '商贸流通', '大宗商品贸易与供应链服务', '跨境电商与进出口代理'],
  ['建设工程', '建筑业', '市政公用与房屋建筑工程施工', '钢结构与机电安装工程'],
  ['农业发展', '现代农业', '设施蔬菜种植与冷链销售', '良种繁育与农机服务'],
]

/** Returns the enterprises of the library beside the demo accounts' own; every name is unique. */
export function libraryOf(random: Random, day: Beginning['day']): EnterpriseRow[] {
  const names = new Set<string>()
  return Array.from({ length: SIZE }, (_, index) => {
    const [trade, industry, ...business] = random.pick(trades)
    let enName: string
    do enName = nameOf(trade, random)
    while (names.has(enName))
    names.add(enName)
    return rowOf(
      `en-${String(index + 1).padStart(3, '0')}`,
      enName,
      industry,
      random.pick(business),
      random,
      day,
    )
  })
}

function nameOf(trade: string, random: Random): string {
  const brand = enterpriseName(random).slice(0, 2)
  const place = random.chance(0.4) ? '滨海' : ''
  return `${place}${brand}${trade}${random.pick(['有限公司', '有限公司', '股份有限公司', '集团有限公司'])}`
}

/** Registered capital in 元, by scale. */
const capitals = {
  大: [200_000_000, 100_000_000],
  中: [50_000_000, 30_000_000, 20_000_000],
  小: [10_000_000, 8_000_000, 5_000_000],
  微: [2_000_000, 1_000_000, 500_000],
  个体: [100_000],
}

/** Returns the scales to choose from; groups and joint-stock companies are seldom small. */
function scalesOf(enName: string): readonly EnterpriseRow['scale'][] {
  if (enName.includes('集团')) return ['大', '中']
  return enName.includes('股份') ? ['中', '小'] : ['中', '小', '小', '小', '微', '微']
}

function rowOf(
  id: string,
  enName: string,
  industry: string,
  mainBusiness: string,
  random: Random,
  day: Beginning['day'],
): EnterpriseRow {
  const at = random.whole(0, districts.length - 1)
  const thisYear = new Date(day(0)).getFullYear()
  const foundedYear = thisYear - Math.round(1 + 26 * random.next() ** 1.5)
  const age = thisYear - foundedYear
  const scale = random.pick(scalesOf(enName))
  const large = scale === '大' || scale === '中'
  const highTech = age >= 2 && random.chance(large ? 0.6 : 0.3)
  // 专精特新 requires three years in the field; a 小巨人 has grown for longer.
  const srdi = highTech && scale !== '微' && age >= 4 && random.chance(0.5)
  const is = {
    规上: large || (scale === '小' && random.chance(0.3)),
    高企: highTech,
    科小: !large && random.chance(0.4),
    专精特新: srdi,
    小巨人: srdi && large && age >= 8 && random.chance(0.3),
    外贸: random.chance(0.25),
    初创: age <= 3,
  }
  const official = (key: Fact['key'], value: Fact['value']): Fact => ({
    key,
    value,
    source: '官方',
    confirmed: true,
  })
  const written = day(-random.whole(1, 500))
  return {
    id,
    enId: id,
    enName,
    creditCode: codeOf(`9137180${String(at + 2)}`, foundedYear, random),
    createTime: written,
    updateTime: written,
    version: 1,
    district: districts[at]!,
    industry,
    mainBusiness,
    foundedYear,
    scale,
    tags: (Object.keys(is) as (keyof typeof is)[]).filter((tag) => is[tag]),
    legalPerson: personName(random),
    registeredCapital: random.pick(capitals[scale]),
    // Replaces the random district of the address by the enterprise's.
    address: districts[at]! + address(random).replace(new RegExp(districts.join('|')), ''),
    contactName: personName(random),
    contactPhone: mobile(random),
    facts: [
      official('highTech', is.高企),
      official('techSme', is.科小),
      official('srdi', is.专精特新),
      official('aboveScale', is.规上),
      official('inventionPatents', highTech ? random.whole(1, 40) : 0),
      official('taxGrade', random.pick(['A', 'A', 'B', 'B', 'B', 'M', 'C'])),
      official('dishonest', random.chance(0.03)),
      official('socialInsurance', random.chance(0.95)),
    ],
  }
}

/** Returns a credit code of this registering authority; numbers assigned since 2015 begin with MA. */
function codeOf(authority: string, foundedYear: number, random: Random): string {
  const signs = (count: number, from: string) =>
    Array.from({ length: count }, () => random.pick([...from])).join('')
  const own = foundedYear > 2015 ? `MA${signs(7, creditCodeSigns)}` : signs(9, '0123456789')
  return authority + own + creditCodeCheckSign(authority + own)
}
