/** What of a form library's field is needed to show it. */
export interface BoundField<T> {
  name: string
  state: { value: T; meta: { isBlurred: boolean; errors: readonly unknown[] } }
  handleChange: (next: T | ((before: T) => T)) => void
  handleBlur: () => void
}

interface Showing {
  /** True where errors show although the field was not left yet: after a first try to go on or to submit. */
  tried: boolean
  /** What the form's own check found here; the field's own errors where missing. A field that appears late has not heard of it. */
  errors?: readonly unknown[]
  /** What the city said of this field, until it is changed. */
  refusal?: string | undefined
}

/** A TanStack field as the props of a field of this kit. */
export function bound<T>(field: BoundField<T>, { tried, errors, refusal }: Showing) {
  const { value, meta } = field.state
  return {
    name: field.name,
    value,
    onChange: (next: T | ((before: T) => T)) => field.handleChange(next),
    onBlur: () => field.handleBlur(),
    error: (tried || meta.isBlurred ? messageOf(errors ?? meta.errors) : undefined) ?? refusal,
  }
}

/** The first message among what validators left at a field. */
function messageOf(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    if (typeof error === 'string') return error
    if (typeof error === 'object' && error && 'message' in error) return String(error.message)
  }
  return undefined
}
