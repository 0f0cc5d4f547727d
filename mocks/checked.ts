import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import type { FieldError } from '#api/call/error.ts'
import { UNCLEAR } from '#api/call/shape.ts'
import { cutText } from '#lib/cut.ts'
import { labels } from './labels.ts'
import { refuse } from './refusal.ts'

/** Problems that one request is told of: nobody reads more, and ten thousand wrong entries must not make a long answer. */
const TOLD = 20
/** Characters of a field's path. */
const PATH = 100

/** What a schema of the contract makes of a value. @throws Refusal that names each wrong field in Chinese. */
export async function checked(schema: Schema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value)
  if (!result.issues) return result.value
  const errors = new Map<string, FieldError>()
  for (const { path = [], message } of result.issues) {
    const field = pathText(path)
    const errorMessage = message === UNCLEAR ? unclear(field) : message
    errors.set(`${field}:${errorMessage}`, { field, errorMessage })
    if (errors.size === TOLD) break
  }
  return refuse.fields([...errors.values()])
}

/** What a body says; undefined for an empty one. @throws Refusal where it is no JSON */
export function jsonOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return refuse.unreadable('请求内容不是有效的 JSON')
  }
}

/** A dotted path into what was sent, such as `materials.0.size`. */
export const pathText = (path: ReadonlyArray<PropertyKey | { key: PropertyKey }>): string =>
  cutText(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), PATH)

/** The field's own word where it has one: the last name of its path that is no place in a list. */
function unclear(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined
  return label ? `请检查${label}` : UNCLEAR
}
