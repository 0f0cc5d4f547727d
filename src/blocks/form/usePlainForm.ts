import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'
import { focusField, isShown } from '#ui/form/field.ts'

type Name<Values> = keyof Values & string

/** Error messages by field; undefined for a valid field. */
export type Errors<Values> = Partial<Record<Name<Values>, string | undefined>>

interface PlainFormInput<Values> {
  /** Prefix of the fields' names, because a form may be open above another one. */
  prefix: string
  initial: Values
  /** Labels by field, in the form's order. */
  labels: Readonly<Record<Name<Values>, string>>
}

/**
 * State of a form that calls the city at once and keeps no draft: sign-in, password. Validates on submit; shows errors
 * at the fields, several also in a summary, and focuses the first. A failure loses no input.
 */
export function usePlainForm<Values extends object, Deed extends string = 'submit'>({
  prefix,
  initial,
  labels,
}: PlainFormInput<Values>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Values>>({})
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState<Deed>()

  const names = Object.keys(labels) as Name<Values>[]
  const nameOf = (name: Name<Values>) => `${prefix}-${name}`
  const set = (patch: Partial<Values>) => {
    setValues((now) => ({ ...now, ...patch }))
    setErrors((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(patch).map((name) => [name, undefined])),
    }))
  }
  /**
   * Shows errors at their fields and focuses the first; fields outside `judged` keep their message while they are on
   * the page.
   * @returns false if no field of this form has an error
   */
  const show = (found: Errors<Values>, judged: readonly Name<Values>[]) => {
    const others = names.filter((name) => !judged.includes(name) && isShown(nameOf(name)))
    setErrors((now) => ({ ...Object.fromEntries(others.map((name) => [name, now[name]])), ...found }))
    return names.some((name) => found[name] && focusField(nameOf(name)))
  }
  /**
   * Validates, then runs `work`; shows the city's refusal at its field, or else as the form's `failure`.
   * @param judged fields to validate; all by default
   * @returns true if it succeeded
   */
  const attempt = async (
    deed: Deed,
    check: (values: Values) => Errors<Values>,
    work: (values: Values) => Promise<unknown>,
    judged: readonly Name<Values>[] = names,
  ): Promise<boolean> => {
    if (busy) return false
    setFailure(undefined)
    if (show(check(values), judged)) return false
    setBusy(deed)
    try {
      await work(values)
      return true
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      // Keeps the first message of a field that is named twice.
      const words = fields.map(({ field, errorMessage }) => [field, errorMessage] as const).toReversed()
      if (!show(Object.fromEntries(words) as Errors<Values>, judged)) setFailure(error)
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const wrong = names.flatMap((name): Problem[] => {
    const message = errors[name]
    return message ? [{ name: nameOf(name), label: labels[name], message }] : []
  })
  return {
    values,
    set,
    /** Resets all fields. */
    reset: () => set(initial),
    failure,
    /** Deed in progress. */
    busy,
    attempt,
    nameOf,
    /** Errors of the summary; a single error is only shown at its focused field. */
    problems: wrong.length > 1 ? wrong : [],
    /** Returns the props of a field. */
    bind: <N extends Name<Values>>(name: N) => ({
      name: nameOf(name),
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: (value: Values[N]) => {
        const patch: Partial<Values> = {}
        patch[name] = value
        set(patch)
      },
    }),
  }
}
