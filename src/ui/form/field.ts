import { createContext, type ReactNode } from 'react'

/** What every field of a form is given. */
export interface FieldProps {
  /** Path of the value in the form, such as `contact.phone`; the control's id follows from it. */
  name: string
  label: string
  required?: boolean
  /** Where a prefilled value comes from: 来自工商登记 · 2025 年. */
  source?: ReactNode
  hint?: ReactNode
  /** What is wrong, as a sentence; none while all is well. */
  error?: string
  disabled?: boolean
  /** True where it is not asked for now: then nothing is drawn. */
  hidden?: boolean
  /** Takes the whole width of a two-column form. */
  wide?: boolean
}

/**
 * Whether somebody has tried to go on: then the focus goes to what is to be mended, and reads it. Until then an error comes
 * as its field is left, and is read out by itself.
 */
export const Tried = createContext(false)

/**
 * How a value came to be: letter by letter, which come quickly after each other and are shown by the control itself; or at
 * one go unless said.
 */
export type How = 'typed' | undefined

/** What a field with a value is given beside. */
export interface ValueProps<T> {
  value: T
  onChange: (value: T, how?: How) => void
  onBlur?: () => void
}

/** Id of a field's control in the page: where a link of the error summary leads. */
export const fieldId = (name: string): string => `field-${name}`

/** Ids of what is said of a field of our own: its hint, and what is wrong with it. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Whether a field is in the page. */
export const isShown = (name: string): boolean => document.getElementById(fieldId(name)) !== null

/** Moves focus to a field and its label into view. @returns false where the field is not in the page. */
export function focusField(name: string): boolean {
  const control = document.getElementById(fieldId(name))
  if (!control) return false
  control.focus({ preventScroll: true })
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches
  control.scrollIntoView({ block: 'center', behavior: quiet ? 'auto' : 'smooth' })
  return true
}
