import { type DeepKeys, type DeepValue, getBy, setBy } from '@tanstack/react-form'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { BoundField } from '#ui/form/bound.ts'

type Change<T> = T | ((before: T) => T)
type SetField<Values> = <Name extends DeepKeys<Values>>(
  name: Name,
  change: Change<DeepValue<Values, Name>>,
) => void
interface FieldProps<Values, Name extends DeepKeys<Values>> {
  name: Name
  children: (field: BoundField<DeepValue<Values, Name>>) => ReactNode
}
type FieldComponent<Values> = <Name extends DeepKeys<Values>>(props: FieldProps<Values, Name>) => ReactNode

interface Held<Values> {
  values: Values
  /** True from the first edit on. */
  isDirty: boolean
  /** Names of the fields that were left once. */
  blurred: ReadonlySet<string>
}

/** Holds the values of one form outside React, so that whoever reads them after a change reads the change. */
function hold<Values extends object>(first: Values) {
  const begin = (values: Values): Held<Values> => ({ values, isDirty: false, blurred: new Set() })
  let held = begin(first)
  const listeners = new Set<() => void>()
  const put = (next: Held<Values>) => {
    held = next
    listeners.forEach((tell) => tell())
  }
  const set: SetField<Values> = (name, change) =>
    put({ ...held, values: setBy(held.values, name, change) as Values, isDirty: true })
  const leave = (name: string) => {
    if (!held.blurred.has(name)) put({ ...held, blurred: new Set([...held.blurred, name]) })
  }
  return {
    read: () => held,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set,
    reset: (values: Values) => put(begin(values)),
    leave,
  }
}

/** One field of a form: drawn with its value, and with handlers that stay the same. */
function FormField<Values extends object, Name extends DeepKeys<Values>>({
  form,
  name,
  children,
}: FieldProps<Values, Name> & { form: ReturnType<typeof hold<Values>> }) {
  const { values, blurred } = useSyncExternalStore(form.subscribe, form.read)
  const handlers = useMemo(
    () => ({
      handleChange: (change: Change<DeepValue<Values, Name>>) => form.set(name, change),
      handleBlur: () => form.leave(name),
    }),
    [form, name],
  )
  const value = getBy(values, name) as DeepValue<Values, Name>
  return children({ name, value, isBlurred: blurred.has(name), ...handlers })
}

/**
 * The values of a form by the paths of TanStack Form (`form.ip`, `materials[0].files`). They begin as `first` and begin anew
 * by `reset`. That library's own fields each look for seven kinds of change, all of a form at every key.
 */
export function useValues<Values extends object>(first: Values) {
  const [form] = useState(() => hold(first))
  const { values, isDirty } = useSyncExternalStore(form.subscribe, form.read)
  const Field = useMemo((): FieldComponent<Values> => (props) => <FormField {...props} form={form} />, [form])
  return { values, isDirty, Field, set: form.set, reset: form.reset }
}
