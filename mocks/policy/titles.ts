import type { levels } from '#api/policy-words.ts'
import type { Random } from '#mocks/random.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { Theme } from './themes.ts'

type Level = (typeof levels)[number]

interface Office {
  ministry: string
  province: string
  /** First part of a document number (文号) of the ministry. */
  mark: string
}

/** Departments of the four levels, by the common root of their names. */
const offices: Record<string, Office> = {
  工信: { ministry: '工业和信息化部', province: '省工业和信息化厅', mark: '工信部企业' },
  科技: { ministry: '科学技术部', province: '省科学技术厅', mark: '国科发' },
  发改: { ministry: '国家发展和改革委员会', province: '省发展和改革委员会', mark: '发改产业' },
  财政: { ministry: '财政部', province: '省财政厅', mark: '财建' },
  人社: { ministry: '人力资源和社会保障部', province: '省人力资源和社会保障厅', mark: '人社部发' },
  商务: { ministry: '商务部', province: '省商务厅', mark: '商贸发' },
  市场监管: { ministry: '国家市场监督管理总局', province: '省市场监督管理局', mark: '国市监质发' },
  税务: { ministry: '国家税务总局', province: '省税务局', mark: '税总发' },
  金融: { ministry: '国家金融监督管理总局', province: '省地方金融管理局', mark: '金发' },
  大数据: { ministry: '国家数据局', province: '省大数据局', mark: '国数' },
  住建: { ministry: '住房和城乡建设部', province: '省住房和城乡建设厅', mark: '建市' },
  生态环境: { ministry: '生态环境部', province: '省生态环境厅', mark: '环大气' },
}

/** Returns the name of a city or district department, which is not always the root with 局. */
const bureau = (root: string) => ({ 发改: '发改委', 金融: '金融办' })[root] ?? `${root}局`

/** Returns the publishing department of a level; `region` is the district's name at 区县级. */
export function departmentOf(root: string, level: Level, region: string): string {
  if (level === '国家级') return offices[root]!.ministry
  if (level === '省级') return offices[root]!.province
  return level === '市级' ? `市${bureau(root)}` : `${region}${bureau(root)}`
}

/** Returns a document number (文号): publisher, year in brackets, and number. */
export function docNumberOf(
  random: Random,
  root: string,
  level: Level,
  region: string,
  year: number,
): string {
  const mark =
    level === '国家级'
      ? offices[root]!.mark
      : `${level === '省级' ? '省' : level === '市级' ? '市' : region.slice(0, 2)}${root}${random.pick(['规', '字', '发', '办'])}`
  return `${mark}〔${String(year)}〕${String(random.whole(1, level === '国家级' ? 60 : 140))}号`
}

/** Returns the region in which a policy applies. */
export function regionOf(random: Random, level: Level): string {
  if (level === '国家级') return '全国'
  if (level === '省级') return '全省'
  return level === '市级' ? '全市' : random.pick(districts)
}

const batches = ['第一批', '第二批', '第三批']

/** Returns a title in the usual wording, and its batch. */
export function titleOf(random: Random, theme: Theme, level: Level, region: string, year: number) {
  const place = level === '国家级' ? '' : level === '省级' ? '全省' : level === '市级' ? '市级' : region
  const { subject } = theme
  const batch = random.pick(batches)
  const y = String(year)
  const title = random.pick([
    `关于组织开展${y}年度${place}${subject}申报工作的通知`,
    `${y}年${place}${subject}项目申报指南（${batch}）`,
    `关于${y}年${place}${subject}${batch}申报的通知`,
    `${place}${subject}实施细则（${y}年修订）`,
    `${place}${subject.replace(/专项$/, '')}专项资金管理办法（${y}年版）`,
    `关于印发《${place}${subject}若干措施（${y}年）》的通知`,
    `关于做好${y}年${place}${subject}有关工作的通知（${batch}）`,
  ])
  return { title, batch: title.includes(batch) ? batch : `${y}年度` }
}
