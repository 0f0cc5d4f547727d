import * as v from 'valibot'
import { policyTypes, supportModes, targetScales, targetTags } from '#api/policy-words.ts'

const list = <S extends v.GenericSchema<string, string>>(one: S) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(' ').filter(Boolean)),
    v.array(one),
  )

/** Themes of policies. Amounts in 万元, 0 for none; `ratio` in percent, 0 for none. */
const Theme = v.object({
  subject: v.string(),
  /** Aim in the first article, after 支持…. */
  aim: v.string(),
  policyType: v.picklist(policyTypes),
  supportMode: v.picklist(supportModes),
  /** Root of the department's name, as in `offices`. */
  office: v.string(),
  least: v.pipe(v.string(), v.transform(Number)),
  most: v.pipe(v.string(), v.transform(Number)),
  ratio: v.pipe(v.string(), v.transform(Number)),
  tags: list(v.picklist(targetTags)),
  scales: list(v.picklist(targetScales)),
  /** Named industries; none where the theme is open to all. */
  industries: list(v.string()),
  /** Attribute keys of the theme's own conditions. */
  facts: list(v.string()),
})
export type Theme = v.InferOutput<typeof Theme>

const columns = [
  'subject',
  'aim',
  'policyType',
  'supportMode',
  'office',
  'least',
  'most',
  'ratio',
  'tags',
  'scales',
  'industries',
  'facts',
]

/** Themes, one a line, with the fields in the order of `columns`. */
export const themes: Theme[] = `
企业研发费用分档补助|加大研发投入、提升自主创新能力|资金奖补|事后奖补|科技|5|500|10|高企 科小|大 中 小 微||rdCost rdStaff
高新技术企业认定奖励|培育高新技术企业|资质认定|事后奖补|科技|10|40|0|高企|大 中 小||highTech inventionPatents
科技型中小企业创新能力提升|开展关键技术攻关|资金奖补|事前资助|科技|10|100|30|科小 初创|中 小 微||techSme rdCost
技术合同成交额后补助|促进科技成果转移转化|资金奖补|事后奖补|科技|2|100|3|科小|大 中 小 微|软件和信息服务 高端装备 生物医药|revenue
首台（套）重大技术装备奖补|推广应用首台（套）装备|资金奖补|事后奖补|工信|50|1000|30|规上|大 中|高端装备 制造业 新能源|aboveScale inventionPatents
首批次新材料应用奖励|加快新材料产业化应用|资金奖补|事后奖补|工信|30|500|20|规上|大 中 小|新材料|aboveScale revenue
首版次软件产品奖励|发展自主可控软件产品|资金奖补|事后奖补|工信|20|200|0|科小|中 小|软件和信息服务 电子信息|softwareCopyrights
工业企业技术改造综合奖补|实施设备更新和技术改造|资金奖补|事后奖补|工信|20|1500|12|规上|大 中|制造业 汽车零部件 纺织服装 食品加工|aboveScale tax
设备更新贷款财政贴息|降低设备更新融资成本|融资贴息|贷款贴息|财政|5|300|30||大 中 小|制造业 建筑业|debtRatio
制造业单项冠军企业培育奖励|专注细分市场、做强主导产品|资质认定|以奖代补|工信|50|200|0|规上 小巨人|大 中|制造业 高端装备 新材料|aboveScale revenue
专精特新“小巨人”企业培育奖励|走专精特新发展道路|资质认定|认定称号|工信|50|100|0|小巨人 专精特新|中 小|制造业 电子信息 新材料|srdi revenue
专精特新中小企业认定|走专精特新发展道路|资质认定|认定称号|工信|10|30|0|专精特新|中 小||srdi rdCost
创新型中小企业评价|提高创新能力和专业化水平|资质认定|认定称号|工信|0|0|0|初创 科小|中 小 微||rdCost inventionPatents
智能工厂和数字化车间建设奖补|推进智能制造|试点示范|事后奖补|工信|50|500|20|规上|大 中|制造业 汽车零部件 食品加工|aboveScale
中小企业数字化转型试点改造补助|推动中小企业上云用数赋智|试点示范|事后奖补|大数据|5|60|50|专精特新|中 小|制造业 电子信息|employees
工业互联网平台培育|建设行业级工业互联网平台|试点示范|以奖代补|大数据|100|500|20||大 中|软件和信息服务 制造业|revenue
数据要素流通应用示范|开发利用公共数据和企业数据|试点示范|以奖代补|大数据|20|200|30|科小|大 中 小|软件和信息服务 现代服务|softwareCopyrights
绿色工厂和绿色供应链奖励|推进绿色低碳发展|试点示范|认定称号|工信|30|100|0|规上|大 中|制造业 新材料|aboveScale
节能与循环经济项目补助|实施节能降碳改造|用地用能|事后奖补|发改|20|300|15|规上|大 中|制造业 新能源|aboveScale
工业企业用能成本补贴|降低企业用能成本|用地用能|免申即享|发改|1|50|5||中 小 微|制造业 高端装备 食品加工 纺织服装|aboveScale tax
标准厂房租金补助|解决小微企业发展空间|用地用能|事后奖补|工信|2|60|40|初创|小 微|制造业 电子信息|foundedYear
工业用地弹性供应支持|盘活存量工业用地|用地用能|事前资助|住建|0|0|0|规上|大 中|制造业 高端装备|tax
企业上市挂牌分阶段奖励|利用多层次资本市场|资金奖补|事后奖补|金融|50|600|0|规上|大 中||netProfit revenue
中小微企业融资担保费补助|缓解融资难融资贵|融资贴息|事后奖补|金融|1|50|50||中 小 微||debtRatio
知识产权质押融资贴息|以知识产权获得融资|融资贴息|贷款贴息|市场监管|2|100|50|科小 高企|中 小 微||inventionPatents
创业担保贷款贴息|带动就业创业|融资贴息|贷款贴息|人社|1|20|50|初创|小 微 个体||employees foundedYear
供应链金融奖补|支持链主企业带动上下游|融资贴息|以奖代补|金融|20|300|10|规上|大 中|制造业 现代物流 商贸流通|revenue
外贸企业国际市场开拓补助|开拓多元化国际市场|资金奖补|事后奖补|商务|1|80|50|外贸|大 中 小 微||exports
出口信用保险保费扶持|防范出口收汇风险|资金奖补|事后奖补|商务|1|200|50|外贸|大 中 小 微||exports
跨境电商海外仓建设奖励|发展外贸新业态|资金奖补|事后奖补|商务|20|200|20|外贸|大 中 小|商贸流通 现代物流|exports
重点商贸流通企业培育|扩大内需促进消费|资金奖补|以奖代补|商务|10|100|0|规上|大 中|商贸流通 现代物流|aboveScale revenue
企业研发费用加计扣除政策落实|落实研发费用税前扣除|税费减免|免申即享|税务|0|0|100|高企 科小|大 中 小 微||rdCost
小型微利企业所得税减免|减轻小微企业负担|税费减免|免申即享|税务|0|0|0|初创|小 微||employees netProfit
先进制造业企业增值税加计抵减|支持先进制造业发展|税费减免|免申即享|税务|0|0|5|高企|大 中 小|制造业 高端装备|highTech
失业保险稳岗返还|稳定就业岗位|税费减免|免申即享|人社|0|80|60||大 中 小 微||employees
一次性吸纳就业补贴|吸纳重点群体就业|人才|事后奖补|人社|0|10|0|初创|中 小 微||employees
高层次人才团队项目资助|引进高层次人才和团队|人才|事前资助|人社|50|1000|0|高企 小巨人|大 中 小|生物医药 电子信息 高端装备|rdStaff
企业博士后工作站建站资助|加强博士后创新载体建设|人才|事前资助|人社|20|60|0|高企|大 中||rdStaff highTech
新型学徒制培训补贴|培养技能人才|人才|事后奖补|人社|1|50|0||大 中 小||employees
人才公寓配租支持|改善人才居住条件|人才|免申即享|住建|0|0|0|高企 专精特新|大 中 小||rdStaff
政府采购支持中小企业预留份额|支持中小企业参与政府采购|政府采购|事前资助|财政|0|0|0||中 小 微||employees revenue
创新产品政府首购订购|推广应用创新产品|政府采购|事前资助|科技|0|300|0|科小 高企|中 小|电子信息 生物医药 高端装备|inventionPatents
政府质量奖奖励|引导企业追求卓越质量|资质认定|认定称号|市场监管|30|100|0|规上|大 中||aboveScale
专利导航和高价值专利培育|提升知识产权质量|资金奖补|事前资助|市场监管|5|50|50|科小 高企|大 中 小||inventionPatents
标准化项目资助|主导和参与制修订标准|资金奖补|事后奖补|市场监管|5|80|0||大 中 小||inventionPatents
绿色建筑和装配式建筑示范|发展绿色建造|试点示范|以奖代补|住建|20|200|10||大 中|建筑业|revenue
挥发性有机物深度治理补助|减少污染物排放|资金奖补|事后奖补|生态环境|10|200|30||大 中 小|制造业 新材料|aboveScale
海洋产业创新发展专项|建设现代海洋城市|资金奖补|事前资助|发改|50|800|30|规上|大 中|海洋产业 高端装备 新能源|revenue rdCost
生物医药产业高质量发展专项|支持新药和医疗器械研发|资金奖补|事后奖补|科技|50|1500|20|高企|大 中 小|生物医药|rdCost
新能源汽车零部件协同配套奖励|提高本地配套率|资金奖补|以奖代补|工信|20|300|3|规上|大 中|汽车零部件 新能源|revenue
文化和工业设计中心认定|提升工业设计水平|资质认定|认定称号|工信|20|100|0||大 中 小|现代服务 制造业|employees
现代服务业企业升规纳统奖励|培育规模以上服务业企业|资金奖补|免申即享|发改|5|30|0|规上|中 小|现代服务 软件和信息服务|aboveScale
农产品加工龙头企业贴息|延伸农业产业链|融资贴息|贷款贴息|财政|5|150|30||大 中|现代农业 食品加工|debtRatio revenue
现代物流企业降本增效补助|降低全社会物流成本|资金奖补|事后奖补|商务|5|120|15||大 中 小|现代物流|revenue
企业技术中心认定|建设高水平企业技术中心|资质认定|认定称号|发改|30|200|0|高企 规上|大 中||rdCost rdStaff
`
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|')
    return v.parse(Theme, Object.fromEntries(columns.map((name, at) => [name, cells[at]])))
  })

const bySubject = new Map(themes.map((one) => [one.subject, one]))

/** Returns the theme of a policy. @throws Error for an unknown theme */
export function themeOf({ theme }: { theme: string }): Theme {
  const found = bySubject.get(theme)
  if (!found) throw new Error(`no theme ${theme}`)
  return found
}
