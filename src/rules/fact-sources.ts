/**
 * Registers from which the city knows an attribute of an enterprise, by the attribute's key: the office that keeps the
 * figure, because the company register knows neither taxes, patents, credit nor insurance.
 */
const registers: Readonly<Record<string, string>> = {
  enName: '工商登记',
  creditCode: '工商登记',
  foundedYear: '工商登记',
  district: '工商登记',
  industry: '工商登记',
  employees: '社保部门',
  revenue: '税务部门',
  tax: '税务部门',
  taxGrade: '税务部门',
  highTech: '科技部门',
  techSme: '科技部门',
  srdi: '工信部门',
  aboveScale: '统计部门',
  inventionPatents: '知识产权部门',
  softwareCopyrights: '版权登记',
  dishonest: '信用平台',
  socialInsurance: '社保部门',
  exports: '海关',
}

/** Returns the register of an official attribute: 税务部门; 政府部门 for a key without one. */
export const registerOf = (key: string): string => registers[key] ?? '政府部门'

/** Origin of a value: the city's registers, or the enterprise itself. */
interface Origin {
  key: string
  source: '官方' | '手工'
  /** Register as the city names it; that of the key by default. */
  register?: string
  year?: number
}

/** Formats the origin of a value with its year: 来自税务部门 · 2025 年, 企业自填. */
export const sourceText = ({ key, source, register, year }: Origin): string =>
  [
    source === '官方' ? `来自${register ?? registerOf(key)}` : '企业自填',
    year === undefined ? '' : `${String(year)} 年`,
  ]
    .filter(Boolean)
    .join(' · ')
