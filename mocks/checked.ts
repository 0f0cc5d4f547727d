import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import type { FieldError } from '#api/call/error.ts'
import { UNCLEAR } from '#api/call/shape.ts'
import { cutText } from '#lib/cut.ts'
import { labels } from './labels.ts'
import { refuse } from './refusal.ts'

/**
 * Maximum number of problems reported for one request, so that ten thousand wrong entries do not make a long answer.
 */
const MAX_ERRORS = 20
/** Maximum length of a field's path, in characters. */
const MAX_PATH = 100

/** Returns a value as parsed by a schema of the contract. @throws Refusal that names each wrong field in Chinese */
export async function checked(schema: Schema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value)
  if (!result.issues) return result.value
  const errors = new Map<string, FieldError>()
  for (const { path = [], message } of result.issues) {
    const field = pathText(path)
    const errorMessage = message === UNCLEAR ? unclear(field) : message
    errors.set(`${field}:${errorMessage}`, { field, errorMessage })
    if (errors.size === MAX_ERRORS) break
  }
  return refuse.fields([...errors.values()])
}

/** Parses a JSON body; returns undefined for an empty one. @throws Refusal where the body is not valid JSON */
export function jsonOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return refuse.unreadable('请求内容不是有效的 JSON')
  }
}

/** Returns the dotted path of a field in the request, such as `materials.0.size`. */
export const pathText = (path: ReadonlyArray<PropertyKey | { key: PropertyKey }>): string =>
  cutText(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), MAX_PATH)

/**
 * Returns the message for a field without words of its own. The label belongs to the last name in the path that is not
 * a list index.
 */
function unclear(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined
  return label ? `请检查${label}` : UNCLEAR
}
