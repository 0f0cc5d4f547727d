import { SearchParamError } from '@tanstack/react-router'
import { ApiError } from '#api/call/error.ts'

/** Status and message of a page's error. */
interface PageFault {
  status: number
  /** Message of the error; '' if it has none. */
  message: string
}

/**
 * Converts a thrown value to a status and a message; a fault within a call has the message of its cause. The status is
 * 404 for an address with an invalid search, otherwise the error's statusCode, status or its response's status, 500 if
 * none is valid (specification, section 8).
 */
export function pageFault(error: unknown): PageFault {
  const thrown = error instanceof ApiError && error.kind === 'fault' ? error.cause : error
  const message = textOf(thrown, 'message') ?? (typeof thrown === 'string' ? thrown : '')
  if (error instanceof SearchParamError) return { status: 404, message }
  const candidates = [
    propertyOf(error, 'statusCode'),
    propertyOf(error, 'status'),
    propertyOf(propertyOf(error, 'response'), 'status'),
  ]
  return { status: candidates.find(isStatus) ?? 500, message }
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined
}

function textOf(value: unknown, key: string): string | undefined {
  const found = propertyOf(value, key)
  return typeof found === 'string' ? found : undefined
}
