import { createContext, type ReactNode } from 'react'

/** Props of every form field */
export interface FieldProps {
  /** Path of the value in the form, such as `contact.phone`; the control's id is derived from it */
  name: string
  label: string
  required?: boolean
  /** Source of a prefilled value: 来自税务部门 · 2025 年 */
  source?: ReactNode
  hint?: ReactNode
  /** Error as a sentence, if there is one */
  error?: string
  disabled?: boolean
  /** True if the field does not apply now and is not rendered */
  hidden?: boolean
  /** True to take the full width of a two-column form */
  wide?: boolean
}

/**
 * True after the user has tried to continue: then the focus moves to an error and a screen reader reads it there. Before,
 * an error appears when its field is left and is announced as an alert.
 */
export const HasTried = createContext(false)

/** Kind of a change: typed letter by letter, in quick succession and shown by the control itself; undefined for a change at once */
export type ChangeKind = 'typed' | undefined

/** Props of a field with a value */
export interface ValueProps<T> {
  value: T
  onChange: (value: T, how?: ChangeKind) => void
  onBlur?: () => void
}

/** Returns the id of a field's control, to which links of the error summary lead. */
export const fieldId = (name: string): string => `field-${name}`

/** Returns the ids of a custom field's hint and error for `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Returns true if a field is in the page. */
export const isShown = (name: string): boolean => document.getElementById(fieldId(name)) !== null

/** Focuses a field and scrolls it into view. @returns false if the field is not in the page */
export function focusField(name: string): boolean {
  const control = document.getElementById(fieldId(name))
  if (!control) return false
  control.focus({ preventScroll: true })
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches
  control.scrollIntoView({ block: 'center', behavior: quiet ? 'auto' : 'smooth' })
  return true
}
