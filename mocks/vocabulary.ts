import type { Random } from './random.ts'

/** Districts of the city. */
export const districts = [
  '市南区',
  '市北区',
  '高新区',
  '临港区',
  '海湾区',
  '东城区',
  '西海岸新区',
  '平原县',
] as const

/** Departments that publish policies and handle matters. */
export const departments = [
  '市工信局',
  '市科技局',
  '市人社局',
  '市发改委',
  '市商务局',
  '市市场监管局',
  '市财政局',
  '市税务局',
  '市住建局',
  '市生态环境局',
  '市金融办',
  '市大数据局',
] as const

/** Industries offered by the filters. */
export const industries = [
  '制造业',
  '电子信息',
  '生物医药',
  '新材料',
  '新能源',
  '高端装备',
  '汽车零部件',
  '海洋产业',
  '食品加工',
  '纺织服装',
  '现代物流',
  '软件和信息服务',
  '现代服务',
  '商贸流通',
  '建筑业',
  '现代农业',
] as const

/** Invented brands of enterprises, the demo account's first (`real-names.test.ts`). */
export const brands =
  '澄岳 砚川 栖霖 澍原 衡岚 霁川 曜禾 岑泽 湛屿 砺屿 屹桓 朔榕 煦桥 泽樾 沐桢 铄峰 珩远 沅启 榆岭 澔辰 砺岩 昱桐 蔚嵘 聿帆 祺湾 璟川 汀禾 皓屿 淳岱 翎舟'.split(
    ' ',
  )
/** Trades in the names of enterprises. */
export const trades =
  '精密机械 智能装备 新材料 电子科技 生物科技 信息技术 环保科技 自动化 食品 医疗器械 新能源 汽车部件 仪器仪表 化工 物流 纺织 海洋工程 软件'.split(
    ' ',
  )
const surnames = '王李张刘陈杨赵黄周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹'
const given =
  '伟 芳 娜 敏 静 丽 强 磊 洋 勇 艳 杰 军 秀英 明 超 霞 平 刚 桂英 海波 志远 思琪 雨桐 子墨 晓峰 文博 佳怡 建国 俊杰 晨曦 嘉豪'.split(
    ' ',
  )

/** Draws a person's name. */
export const personName = (random: Random): string => random.pick([...surnames]) + random.pick(given)

/** Draws an enterprise's registered name. */
export const enterpriseName = (random: Random): string =>
  `${random.pick(brands)}${random.pick(trades)}${random.pick(['有限公司', '有限公司', '股份有限公司', '集团有限公司', '实业有限公司'])}`

/** Draws a mobile number beginning with 154, which no operator has been assigned, so that nobody is called. */
export const mobile = (random: Random): string =>
  `154${random.pick(['0', '1', '2', '3', '5', '6', '8'])}${String(random.whole(1_000_000, 9_999_999))}`

/** Draws an address in the city. */
export const address = (random: Random): string =>
  `${random.pick(districts)}${random.pick(['创业路', '海桐路', '科技大道', '港城路', '滨海大道', '工业园一路', '长江路', '和平街'])}${String(random.whole(1, 399))}号`

/** Returns the industry of an enterprise by the trade in its name; 制造业 for an unknown trade. */
export function industryOf(name: string): (typeof industries)[number] {
  const [, industry] = tradeIndustries.find(([trade]) => name.includes(trade)) ?? []
  return industry ?? '制造业'
}

const tradeIndustries: [string, (typeof industries)[number]][] = [
  ['精密', '高端装备'],
  ['智能装备', '高端装备'],
  ['自动化', '高端装备'],
  ['新材料', '新材料'],
  ['化工', '新材料'],
  ['电子', '电子信息'],
  ['生物', '生物医药'],
  ['医疗', '生物医药'],
  ['信息', '软件和信息服务'],
  ['软件', '软件和信息服务'],
  ['环保', '新能源'],
  ['新能源', '新能源'],
  ['食品', '食品加工'],
  ['汽车', '汽车零部件'],
  ['物流', '现代物流'],
  ['纺织', '纺织服装'],
  ['海洋', '海洋产业'],
  ['检测', '现代服务'],
  ['人力资源', '现代服务'],
  ['融资担保', '现代服务'],
  ['金融服务', '现代服务'],
  ['商业保理', '现代服务'],
  ['创业投资', '现代服务'],
  ['产业园', '现代服务'],
]
