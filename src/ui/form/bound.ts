import type { ChangeKind } from './field.ts'

/** Field of a form (useValues) as it is rendered */
export interface BoundField<T> {
  name: string
  value: T
  /** True once the field was blurred */
  isBlurred: boolean
  handleChange: (next: T | ((before: T) => T), how?: ChangeKind) => void
  handleBlur: () => void
}

interface Showing {
  /** True if errors are shown even on untouched fields: after the first attempt to continue or submit */
  tried: boolean
  /** Error of the form's validation at this field */
  issue?: string
  /** Error of the city at this field, until the value changes */
  refusal?: string
}

/**
 * Returns the props of a field component for a form's field. The handlers are stable, so that a memoized control without
 * changes does not render again.
 */
export function fieldPropsOf<T>(field: BoundField<T>, { tried, issue, refusal }: Showing) {
  return {
    name: field.name,
    value: field.value,
    onChange: field.handleChange,
    onBlur: field.handleBlur,
    error: (tried || field.isBlurred ? issue : undefined) ?? refusal,
  }
}
