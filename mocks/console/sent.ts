import * as v from 'valibot'
import { pathText } from '#mocks/checked.ts'
import { refuse } from '#mocks/refusal.ts'

/** Maximum number of problems in one refusal. */
const MAX_PROBLEMS = 5

/**
 * Returns a schema of an object with these names and no other: a misspelt name would be dropped, and the test that sent
 * it would prove nothing.
 */
export const strictObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, path, received }) => {
    const name = String(path?.at(-1)?.key)
    if (expected === 'never') return `没有“${name}”这一项，可以是：${Object.keys(entries).join('、')}`
    return received === 'undefined' && path ? `缺少“${name}”` : '应为由名称和值组成的对象'
  })

const kinds: Record<string, string> = {
  string: '文字',
  number: '数字',
  boolean: '是或否（true 或 false）',
  array: '列表',
  object: '由名称和值组成的对象',
  record: '由名称和值组成的对象',
}

/** Returns a tester's request as the schema parses it. @throws Refusal that names each error and the allowed values */
export function parseSent<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const { issues, output, success } = v.safeParse(schema, value)
  if (success) return output
  return refuse.unreadable(issues.slice(0, MAX_PROBLEMS).map(problemOf).join('；'))
}

/** Returns the message of one issue, with its field: “offsetMs”应为数字. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const { type, message, expected, path = [] } = issue
  if (type === 'strict_object') return message
  const field = path.length > 0 ? `“${pathText(path as { key: PropertyKey }[])}”` : '内容'
  if (type === 'picklist')
    return `${field}可以是：${(expected ?? '').replaceAll(/["()]/g, '').replaceAll(' | ', '、')}`
  const bound = String((issue as { requirement?: unknown }).requirement)
  if (type === 'min_value') return `${field}不能小于 ${bound}`
  if (type === 'max_value') return `${field}不能大于 ${bound}`
  if (type === 'max_length') return `${field}最多 ${bound} 个字`
  if (type === 'integer') return `${field}应为整数`
  const kind = kinds[type]
  return kind ? `${field}应为${kind}` : `${field}有误`
}
