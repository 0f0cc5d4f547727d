import { isMoment, momentText, timeText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import type { World } from '#mocks/city.ts'
import { columnName } from './column-names.ts'

/** Longest text of a list's cell, in characters. */
const LONG = 60

/** Words of the contract that are not Chinese. */
const words: Record<string, string> = {
  enterprise: '企业',
  service_provider: '服务机构',
  person: '个人',
  citizen: '个人',
  demand: '需求',
  supply: '供给',
  product: '服务',
  provider: '机构',
  policy: '政策',
  declaration: '申报',
  appeal: '诉求',
  activity: '活动',
  listing: '工业产品',
  apply: '普通申报',
  'apply-msjx': '免申即享',
}

/** Returns a word of the contract in Chinese, or another text unchanged. */
const wordOf = (text: string) => (Object.hasOwn(words, text) ? words[text]! : text)

/** Columns that name a record of another table: the table, and the column of its name. */
const references: Record<string, [table: keyof World['db'], name: string]> = {
  userId: ['user', 'nickname'],
  enId: ['enterprise', 'enName'],
  declareEnId: ['enterprise', 'enName'],
  activityId: ['activity', 'title'],
  providerId: ['provider', 'name'],
  productId: ['product', 'name'],
  policyId: ['policy', 'title'],
  itemId: ['item', 'name'],
  declarationId: ['declaration', 'itemName'],
}

/** Columns of amounts in 元, and of moments in milliseconds. */
const MONEY =
  /Amount$|^amount(Min|Max|From|To)$|^budget(Min|Max)$|^price(Min|Max)?$|^registeredCapital$|^fund/
const MILLISECONDS = /^(expires|lockedUntil|refreshedAt)$/

/** Returns a value of a row as a person reads it; '' for a missing one. */
export function valueText(world: World, column: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') {
    if (MILLISECONDS.test(column)) return value ? momentText(value) : ''
    return MONEY.test(column) ? `${numberText(value, 2)} 元` : String(value)
  }
  if (typeof value === 'string') return stringText(world, column, value)
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string')
      ? value.map(wordOf).join('、')
      : `${String(value.length)} 项`
  const named = value as Record<string, unknown>
  const name = named['enName'] ?? named['name'] ?? named['title']
  return typeof name === 'string' ? name : `${String(Object.keys(value).length)} 项`
}

function stringText(world: World, column: string, value: string): string {
  const [table, name] = references[column] ?? []
  const found = table && (world.db[table].find(value) as Record<string, unknown> | undefined)
  const title = found && found[name!]
  if (typeof title === 'string') return title
  if (value.length > 10 && isMoment(value)) return momentText(value)
  return wordOf(value).replaceAll(/<[^>]+>/g, '')
}

/** Returns the same, cut to the width of a list's cell, where moments of this year have none. */
export function cellText(world: World, column: string, value: unknown): string {
  if (typeof value === 'string' && value.length > 10 && isMoment(value)) return timeText(value, world.now())
  const text = valueText(world, column, value)
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text
}

/** Returns the parts of a value that holds others, each as a line: 名称：营业执照；状态：已通过. */
export function partsOf(world: World, column: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const lineOf = (part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.entries(part)
          .map(([name, one]) => `${columnName(name)}：${cellText(world, name, one)}`)
          .join('；')
      : valueText(world, column, part)
  if (!Array.isArray(value)) return [lineOf(value)]
  return value.some((part) => typeof part === 'object') ? value.map(lineOf) : []
}
