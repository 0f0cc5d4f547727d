import { SearchParamError } from '@tanstack/react-router'
import { ApiError } from '#api/call/error.ts'

/** What a page's error comes down to. */
interface PageFault {
  status: number
  /** Its own message; '' where it has none. */
  message: string
}

/**
 * Puts whatever a page threw into a status and a message; of a fault within a call those of its cause. An address whose search cannot be read leads nowhere: 404.
 * Else the error's statusCode, status or its response's status, 500 unless said (specification, section 8).
 */
export function pageFault(error: unknown): PageFault {
  const thrown = error instanceof ApiError && error.kind === 'fault' ? error.cause : error
  const message = textOf(thrown, 'message') ?? (typeof thrown === 'string' ? thrown : '')
  if (error instanceof SearchParamError) return { status: 404, message }
  const told = [at(error, 'statusCode'), at(error, 'status'), at(at(error, 'response'), 'status')]
  return { status: told.find(isStatus) ?? 500, message }
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined
}

function textOf(value: unknown, key: string): string | undefined {
  const found = at(value, key)
  return typeof found === 'string' ? found : undefined
}
