import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'
import { focusField, isShown } from '#ui/form/field.ts'

type Name<Values> = keyof Values & string

/** Words at fields; a field without words is well. */
export type Errors<Values> = Partial<Record<Name<Values>, string | undefined>>

interface PlainFormInput<Values> {
  /** Stands before the fields' names: a form may stand over another one. */
  prefix: string
  initial: Values
  /** Words of the fields, in the order of the form. */
  labels: Readonly<Record<Name<Values>, string>>
}

/**
 * A form that asks the city at once, and keeps no draft: signing in, a password. What is wrong is said when somebody
 * tries to go on, at the fields and, where it is more than one thing, on top; the focus goes to the first of them.
 * Nothing that was typed is lost by a failure.
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
   * Says what is wrong at its fields and goes to the first; fields that were not judged keep their words as long as they
   * are in the page. @returns false where no field of this form is to blame
   */
  const show = (found: Errors<Values>, judged: readonly Name<Values>[]) => {
    const others = names.filter((name) => !judged.includes(name) && isShown(nameOf(name)))
    setErrors((now) => ({ ...Object.fromEntries(others.map((name) => [name, now[name]])), ...found }))
    return names.some((name) => found[name] && focusField(nameOf(name)))
  }
  /**
   * Checks, then does the work; what the city refuses is said at its field, else it is the form's `failure`.
   * @param judged the fields that it is about; all of them unless said
   * @returns whether it worked
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
      // Where a field is named twice, its first words are said.
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
    /** Begins anew. */
    reset: () => set(initial),
    failure,
    /** What is being asked of the city. */
    busy,
    attempt,
    nameOf,
    /** For the summary: one thing alone is said at its field, where the focus is. */
    problems: wrong.length > 1 ? wrong : [],
    /** A field as the props of a field of the kit. */
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
