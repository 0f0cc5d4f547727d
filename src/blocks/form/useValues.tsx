import { type DeepKeys, type DeepValue, getBy, setBy } from '@tanstack/react-form'
import {
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '#lib/after-press.ts'
import type { BoundField } from '#ui/form/bound.ts'
import type { ChangeKind } from '#ui/form/field.ts'

type Change<T> = T | ((before: T) => T)
type SetField<Values> = <Name extends DeepKeys<Values>>(
  name: Name,
  change: Change<DeepValue<Values, Name>>,
  how?: ChangeKind,
) => void
interface FieldProps<Values, Name extends DeepKeys<Values>> {
  name: Name
  children: (field: BoundField<DeepValue<Values, Name>>) => ReactNode
}
type FieldComponent<Values> = <Name extends DeepKeys<Values>>(props: FieldProps<Values, Name>) => ReactNode

interface FormValues<Values> {
  values: Values
  /** Values at the last reset. */
  begun: Values
  /** True after the first edit. */
  isDirty: boolean
  /** Names of the fields that have lost the focus once. */
  blurred: ReadonlySet<string>
}

/**
 * Delay before field and form render typed input, in milliseconds, so that no keystroke waits for the form's
 * validation.
 */
const RENDER_DELAY_MS = 120

/** Keeps the values of one form outside React, so that a read after a change returns the change. */
function createStore<Values extends object>(first: Values) {
  const begin = (values: Values): FormValues<Values> => ({
    values,
    begun: values,
    isDirty: false,
    blurred: new Set(),
  })
  let held = begin(first)
  const listeners = new Set<(how: ChangeKind) => void>()
  const fields = new Set<() => void>()
  /** Notifies every field to read its value. */
  const notifyFields = () => fields.forEach((notify) => notify())
  const update = (next: FormValues<Values>, how?: ChangeKind) => {
    held = next
    if (!how) notifyFields()
    listeners.forEach((notify) => notify(how))
  }
  const set: SetField<Values> = (name, change, how) =>
    update({ ...held, values: setBy(held.values, name, change) as Values, isDirty: true }, how)
  return {
    read: () => held,
    subscribe: (listener: (how: ChangeKind) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    subscribeField: (listener: () => void) => {
      fields.add(listener)
      return () => void fields.delete(listener)
    },
    notifyFields,
    set,
    reset: (values: Values) => update(begin(values)),
    /** Replaces the values; `isDirty` stays unchanged. */
    take: (values: Values) => update({ ...held, values }),
    /** Marks a field as blurred and publishes its input, unless the press that left it reset the form. */
    leave: (name: string) => {
      // Notifies first: the press may reset the form, and a field with pending input would not see a change then.
      notifyFields()
      const { begun } = held
      afterPress(() => {
        if (begun !== held.begun) return
        update(held.blurred.has(name) ? held : { ...held, blurred: new Set([...held.blurred, name]) })
      })
    },
  }
}

/** Renders one field with its value and stable handlers. */
function FormField<Values extends object, Name extends DeepKeys<Values>>({
  form,
  name,
  children,
}: FieldProps<Values, Name> & { form: ReturnType<typeof createStore<Values>> }) {
  const value = useSyncExternalStore(
    form.subscribeField,
    () => getBy(form.read().values, name) as DeepValue<Values, Name>,
  )
  const isBlurred = useSyncExternalStore(form.subscribeField, () => form.read().blurred.has(name))
  const handlers = useMemo(
    () => ({
      handleChange: (change: Change<DeepValue<Values, Name>>, how?: ChangeKind) =>
        form.set(name, change, how),
      handleBlur: () => form.leave(name),
    }),
    [form, name],
  )
  return children({ name, value, isBlurred, ...handlers })
}

/**
 * Keeps the values of a form, by the paths of TanStack Form (`form.ip`, `materials[0].files`). Starts with `first`;
 * `reset` replaces them. Used instead of that library's own fields, each of which subscribes to seven kinds of change
 * of the whole form at every keystroke.
 *
 * A keystroke renders nothing: the control shows the input itself. Its field and the form follow after a delay, at once
 * on blur or choice, and by `settle` before an action that needs all input; `read` returns the current values even
 * before that. A field left by a press counts as blurred only after the click, because an error that appears or
 * disappears moves the elements below.
 */
export function useValues<Values extends object>(first: Values) {
  const [form] = useState(() => createStore(first))
  const [{ values, isDirty }, show] = useState(form.read)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = undefined
      show(form.read())
    }
    follow()
    const leave = form.subscribe((how) => {
      if (!how) follow()
      else
        timer ??= setTimeout(() => {
          form.notifyFields()
          startTransition(follow)
        }, RENDER_DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [form])
  const settle = useMemo(() => () => flushSync(() => show(form.read())), [form])
  const Field = useMemo((): FieldComponent<Values> => (props) => <FormField {...props} form={form} />, [form])
  const { read, reset, set, take } = form
  return { values, isDirty, Field, set, reset, take, read, settle }
}
