import { dockingCategories } from '#api/docking.ts'
import type { Publisher } from './publishers.ts'
import type { Exchange, Kind } from './tables.ts'
import { topics } from './texts.ts'

type Category = (typeof dockingCategories)[number]

/** Trades, as in the names of enterprises, that demand something and that supply it. */
interface Sides {
  demand: string[]
  supply: string[]
}

const sides = (demand: string, supply: string): Sides => ({
  demand: demand.split(' '),
  supply: supply.split(' '),
})

const makers = '精密机械 智能装备 新材料 电子科技 汽车部件 食品 医疗器械 仪器仪表 化工 纺织 海洋工程 新能源'

/** Trades of a category, for subjects without their own. */
const byCategory: Record<Category, Sides> = {
  技术攻关: sides('精密机械 汽车部件', '新材料 智能装备'),
  设备采购: sides('精密机械 汽车部件 医疗器械 海洋工程', '智能装备 自动化'),
  原材料采购: sides('精密机械 汽车部件 电子科技 新能源', '新材料 化工'),
  加工配套: sides('智能装备 自动化 汽车部件 海洋工程', '精密机械'),
  人才: sides(makers, '人力资源'),
  资金: sides(makers, '融资担保 金融服务'),
  场地: sides(makers, '产业园运营'),
  检测认证: sides(makers, '检测技术'),
  数字化: sides('精密机械 汽车部件 食品 纺织 医疗器械 电子科技', '软件 信息技术'),
  物流: sides(makers, '物流'),
  合作: sides('精密机械 智能装备 海洋工程 电子科技 新材料', '智能装备 自动化 精密机械 新材料'),
}

/** Subject | trades that demand it | trades that supply it. */
const bySubject = new Map(
  `
海水淡化膜抗污染涂层|海洋工程|新材料 化工
锂电极片激光切割毛刺控制|新能源|智能装备 自动化
热成形模具寿命提升|汽车部件|精密机械 新材料
冷链果蔬天然保鲜剂|食品 物流|生物科技
轴承钢夹杂物控制|精密机械|新材料
注塑件翘曲仿真|汽车部件 医疗器械|软件
减速器齿轮噪声抑制|智能装备 汽车部件|精密机械
高盐废水浓缩减量|化工 食品|环保科技
水性涂料低温固化|汽车部件 海洋工程|化工 新材料
全自动贴片机|电子科技|智能装备 自动化
立式注塑机|医疗器械 汽车部件|智能装备
三坐标测量机|精密机械 汽车部件|仪器仪表
高低温湿热试验箱|电子科技 新能源 新材料|仪器仪表
PA66 玻纤改性颗粒|汽车部件 电子科技|新材料
锂电铜箔|新能源|新材料
双酚A型环氧树脂|新材料 电子科技|化工
高纯石英砂|新能源 电子科技|新材料
冷轧无取向硅钢片|新能源 汽车部件|新材料
医用级聚丙烯|医疗器械|化工 新材料
烧结钕铁硼磁材|新能源 智能装备|新材料
天然橡胶标准胶|汽车部件|化工
新能源铝压铸壳体|新能源|汽车部件 精密机械
多层线路板贴片|智能装备 医疗器械|电子科技
斜齿轮滚齿磨齿|智能装备 精密机械|精密机械
汽车线束组装|汽车部件|电子科技
铝件阳极氧化|精密机械 电子科技|新材料
新能源电控工程师|新能源 汽车部件|人力资源
嵌入式软件工程师|电子科技 软件 智能装备|人力资源
数控编程工程师|精密机械 智能装备|人力资源
高级焊接技师|海洋工程 汽车部件|人力资源
应收账款保理|汽车部件 物流 食品|商业保理
供应链票据贴现|汽车部件 食品 新能源|商业保理
技改项目股权投资|精密机械 智能装备 新材料|创业投资
成长期股权融资|软件 生物科技 电子科技|创业投资
科技成果转化基金|新材料 生物科技 软件|创业投资
恒温恒湿洁净车间|医疗器械 电子科技 生物科技|产业园运营
万吨级冷库|食品 物流|物流
甲类危化品仓库|化工|物流
保税仓库|物流 海洋工程|物流
电商直播间|食品 纺织|产业园运营
欧盟机械安全认证|精密机械 智能装备|检测技术
材料力学性能检测|新材料 精密机械 海洋工程|检测技术
断口失效分析|精密机械 汽车部件|检测技术
电磁兼容测试|电子科技 医疗器械 智能装备|检测技术
医疗器械质量体系认证|医疗器械|检测技术
食品接触材料检测|食品 新材料|检测技术
盐雾老化试验|新材料 海洋工程 汽车部件|检测技术
工业软件测评|软件 信息技术|检测技术
计量器具校准|仪器仪表 精密机械|检测技术
冷链干线运输|食品 生物科技|物流
危化品专线运输|化工|物流
跨境电商独立站|纺织 食品|信息技术 软件
新能源汽车部件配套|新能源|汽车部件
海洋装备联合研制|海洋工程|智能装备 新材料
自主品牌出海|食品 纺织|信息技术
医疗器械委托生产|医疗器械|医疗器械
农产品深加工|食品|生物科技 食品
园区共享检测中心|新材料 生物科技|检测技术`
    .trim()
    .split('\n')
    .map((line): [string, Sides] => {
      const [subject = '', demand = '', supply = ''] = line.split('|')
      return [subject, sides(demand, supply)]
    }),
)

/** Returns the trades that demand or that supply a subject. */
export const tradesOf = (kind: Kind, { category, subject }: { category: Category; subject: string }) =>
  (bySubject.get(subject) ?? byCategory[category])[kind]

/** Subjects of all categories. */
export const subjects = dockingCategories.flatMap((category) =>
  topics[category].subjects.map((subject) => ({ category, subject })),
)

/** Returns the subject of a seeded record, by its title. */
export const subjectOf = ({ title }: Pick<Exchange, 'title'>) =>
  subjects.find(({ subject }) => title.includes(subject)) ?? subjects[0]!

/** Subjects that the demo enterprises demand and supply, in their own trade: category and subject, by turn. */
const demoSubjects: Record<string, Record<Kind, [Category, string][]>> = {
  'en-chengyue': {
    demand: [
      ['加工配套', '精密轴类件车铣'],
      ['资金', '出口信用保险融资'],
      ['检测认证', '欧盟机械安全认证'],
      ['加工配套', '铝件阳极氧化'],
      ['物流', '海外仓'],
      ['技术攻关', '轴承钢夹杂物控制'],
      ['物流', '市内同城配送'],
      ['设备采购', '真空热处理炉'],
    ],
    supply: [
      ['加工配套', '斜齿轮滚齿磨齿'],
      ['技术攻关', '减速器齿轮噪声抑制'],
      ['合作', '技能人才实训基地'],
      ['加工配套', '模具型腔电火花'],
      ['合作', '行业标准共同起草'],
      ['合作', '产学研联合实验室'],
      ['设备采购', '五轴联动加工中心'],
      ['加工配套', '精密轴类件车铣'],
    ],
  },
  'en-jiashu': {
    demand: [
      ['检测认证', '盐雾老化试验'],
      ['原材料采购', '双酚A型环氧树脂'],
      ['设备采购', '高低温湿热试验箱'],
    ],
    supply: [
      ['技术攻关', '海水淡化膜抗污染涂层'],
      ['合作', '海洋装备联合研制'],
      ['合作', '产学研联合实验室'],
    ],
  },
}

/** Returns the subject of a demo enterprise's record at its `turn`; undefined for the rest of the city. */
export function demoSubject({ enId }: Pick<Publisher, 'enId'>, kind: Kind, turn: number) {
  const all = demoSubjects[enId]?.[kind]
  if (!all) return undefined
  const [category, subject] = all[turn % all.length]!
  return { category, subject }
}
