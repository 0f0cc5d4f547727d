import type { levels } from '#api/policy-words.ts'
import { districts } from './vocabulary.ts'

type Level = (typeof levels)[number]

/** An office of four levels of government, by the common root of its names. */
interface Office {
  ministry: string
  province: string
  /** First part of a document number (文号) of the ministry. */
  mark: string
  /** Sections that answer questions: of the ministry (司), the province (处), the city and its districts (科). */
  sections: string
}

const offices: Record<string, Office> = {
  工信: {
    ministry: '工业和信息化部',
    province: '省工业和信息化厅',
    mark: '工信部企业',
    sections: '中小企业局 中小企业处 中小企业科',
  },
  科技: {
    ministry: '科学技术部',
    province: '省科学技术厅',
    mark: '国科发',
    sections: '战略规划司 高新技术处 高新技术科',
  },
  发改: {
    ministry: '国家发展和改革委员会',
    province: '省发展和改革委员会',
    mark: '发改产业',
    sections: '产业发展司 产业发展处 产业发展科',
  },
  财政: {
    ministry: '财政部',
    province: '省财政厅',
    mark: '财建',
    sections: '经济建设司 经济建设处 经济建设科',
  },
  人社: {
    ministry: '人力资源和社会保障部',
    province: '省人力资源和社会保障厅',
    mark: '人社部发',
    sections: '就业促进司 就业促进处 就业促进科',
  },
  商务: {
    ministry: '商务部',
    province: '省商务厅',
    mark: '商贸发',
    sections: '对外贸易司 财务处 财务科',
  },
  市场监管: {
    ministry: '国家市场监督管理总局',
    province: '省市场监督管理局',
    mark: '国市监质发',
    sections: '质量发展局 质量发展处 质量发展科',
  },
  税务: {
    ministry: '国家税务总局',
    province: '省税务局',
    mark: '税总发',
    sections: '纳税服务司 纳税服务处 纳税服务科',
  },
  金融: {
    ministry: '国家金融监督管理总局',
    province: '省地方金融管理局',
    mark: '金发',
    sections: '普惠金融司 企业融资处 企业融资科',
  },
  大数据: {
    ministry: '国家数据局',
    province: '省大数据局',
    mark: '国数',
    sections: '政策和规划司 数字经济处 数字经济科',
  },
  住建: {
    ministry: '住房和城乡建设部',
    province: '省住房和城乡建设厅',
    mark: '建市',
    sections: '建筑市场监管司 建筑市场监管处 建筑业管理科',
  },
  生态环境: {
    ministry: '生态环境部',
    province: '省生态环境厅',
    mark: '环大气',
    sections: '大气环境司 大气环境处 大气环境科',
  },
}

/** Other organisations of the city that answer the telephone. */
const others = [
  '市企业服务中心',
  '市中小企业服务中心',
  '市应急管理局',
  '市工商联',
  '市青年企业家协会',
  '市装备制造业协会',
  '人民银行市分行',
  '高新区管委会',
  '临港区管委会',
]

const roots = Object.keys(offices)

/** Returns the first part of the document numbers of a ministry. */
export const ministryMarkOf = (root: string): string => offices[root]!.mark

/** Returns the name of a city or district department, which is not always the root with 局. */
const bureau = (root: string) => ({ 发改: '发改委', 金融: '金融办' })[root] ?? `${root}局`

/** Returns the department of a level; `region` is the district's name at 区县级. */
export function departmentOf(root: string, level: Level, region: string): string {
  if (level === '国家级') return offices[root]!.ministry
  if (level === '省级') return offices[root]!.province
  return level === '市级' ? `市${bureau(root)}` : `${region}${bureau(root)}`
}

/** Returns the section of a department that answers questions; it is the same for every document. */
export function sectionOf(root: string, level: Level): string {
  const [ofMinistry = '', ofProvince = '', ofCity = ''] = offices[root]!.sections.split(' ')
  return level === '国家级' ? ofMinistry : level === '省级' ? ofProvince : ofCity
}

/** Returns the root of a city department's name; undefined for any other organisation. */
export const rootOf = (office: string): string | undefined =>
  roots.find((root) => departmentOf(root, '市级', '') === office)

/**
 * Area codes that no place in China has been assigned, for the city with its districts and for the province's capital;
 * ministries have numbers of Beijing that begin with 2, which are not assigned either.
 */
const areas = { city: '0540-8', province: '0541-8', ministry: '010-2' }

const numbers = new Map<string, string>()
const add = (name: string, area: string, place: number, index: number) => {
  const ending = 1_000 + (((place * 12 + index) * 617) % 9_000)
  numbers.set(name, `${area}${String(place)}${String(index + 10)}${String(ending)}`)
}
for (const [index, root] of roots.entries()) {
  add(departmentOf(root, '国家级', ''), areas.ministry, 9, index)
  add(departmentOf(root, '省级', ''), areas.province, 9, index)
  add(departmentOf(root, '市级', ''), areas.city, 0, index)
  for (const [at, district] of districts.entries())
    add(departmentOf(root, '区县级', district), areas.city, at + 1, index)
}
for (const [index, name] of others.entries()) add(name, areas.city, 0, roots.length + index)

/** Returns the one consultation number of an office. @throws Error for an office that has none */
export function phoneOf(office: string): string {
  const found = numbers.get(office)
  if (!found) throw new Error(`no number of ${office}`)
  return found
}

/** Returns the number of an office's supervision (机关纪委), which is not that of its consultation. */
export const supervisionPhoneOf = (office: string): string =>
  phoneOf(office).replace(/-(.)/, (_, first: string) => `-${first === '8' ? '7' : '3'}`)
