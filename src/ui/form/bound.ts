import type { How } from './field.ts'

/** A field of a form (useValues), as it is shown. */
export interface BoundField<T> {
  name: string
  value: T
  /** True once the field was left. */
  isBlurred: boolean
  handleChange: (next: T | ((before: T) => T), how?: How) => void
  handleBlur: () => void
}

interface Showing {
  /** True where errors show although the field was not left yet: after a first try to go on or to submit. */
  tried: boolean
  /** What the form's check found here. */
  issue?: string
  /** What the city said of this field, until it is changed. */
  refusal?: string
}

/**
 * A field of a form as the props of a field of this kit. Its handlers are the field's own, the same at every drawing: a
 * control that is told nothing new is not drawn again.
 */
export function bound<T>(field: BoundField<T>, { tried, issue, refusal }: Showing) {
  return {
    name: field.name,
    value: field.value,
    onChange: field.handleChange,
    onBlur: field.handleBlur,
    error: (tried || field.isBlurred ? issue : undefined) ?? refusal,
  }
}
