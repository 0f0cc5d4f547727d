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
import type { How } from '#ui/form/field.ts'

type Change<T> = T | ((before: T) => T)
type SetField<Values> = <Name extends DeepKeys<Values>>(
  name: Name,
  change: Change<DeepValue<Values, Name>>,
  how?: How,
) => void
interface FieldProps<Values, Name extends DeepKeys<Values>> {
  name: Name
  children: (field: BoundField<DeepValue<Values, Name>>) => ReactNode
}
type FieldComponent<Values> = <Name extends DeepKeys<Values>>(props: FieldProps<Values, Name>) => ReactNode

interface Held<Values> {
  values: Values
  /** The values that the form began with. */
  begun: Values
  /** True from the first edit on. */
  isDirty: boolean
  /** Names of the fields that were left once. */
  blurred: ReadonlySet<string>
}

/** How soon the form around a field follows what is typed into it, in milliseconds: no key shall wait for the form's checks. */
const FOLLOWS = 120

/** Holds the values of one form outside React, so that whoever reads them after a change reads the change. */
function hold<Values extends object>(first: Values) {
  const begin = (values: Values): Held<Values> => ({
    values,
    begun: values,
    isDirty: false,
    blurred: new Set(),
  })
  let held = begin(first)
  const listeners = new Set<(how: How) => void>()
  const fields = new Set<() => void>()
  /** Tells every field to look at its value. */
  const draw = () => fields.forEach((tell) => tell())
  const put = (next: Held<Values>, how?: How) => {
    held = next
    if (!how) draw()
    listeners.forEach((tell) => tell(how))
  }
  const set: SetField<Values> = (name, change, how) =>
    put({ ...held, values: setBy(held.values, name, change) as Values, isDirty: true }, how)
  return {
    read: () => held,
    subscribe: (listener: (how: How) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    subscribeField: (listener: () => void) => {
      fields.add(listener)
      return () => void fields.delete(listener)
    },
    draw,
    set,
    reset: (values: Values) => put(begin(values)),
    /** Shows other values; whether there is something to keep stays as it is. */
    take: (values: Values) => put({ ...held, values }),
    /** A field is left: what was typed into it is everybody's from here on, unless the press that left it began anew. */
    leave: (name: string) => {
      // The press may begin the form anew: a field that has not followed yet would be told nothing new.
      draw()
      const { begun } = held
      afterPress(() => {
        if (begun !== held.begun) return
        put(held.blurred.has(name) ? held : { ...held, blurred: new Set([...held.blurred, name]) })
      })
    },
  }
}

/** One field of a form: drawn with its value, and with handlers that stay the same. */
function FormField<Values extends object, Name extends DeepKeys<Values>>({
  form,
  name,
  children,
}: FieldProps<Values, Name> & { form: ReturnType<typeof hold<Values>> }) {
  const value = useSyncExternalStore(
    form.subscribeField,
    () => getBy(form.read().values, name) as DeepValue<Values, Name>,
  )
  const isBlurred = useSyncExternalStore(form.subscribeField, () => form.read().blurred.has(name))
  const handlers = useMemo(
    () => ({
      handleChange: (change: Change<DeepValue<Values, Name>>, how?: How) => form.set(name, change, how),
      handleBlur: () => form.leave(name),
    }),
    [form, name],
  )
  return children({ name, value, isBlurred, ...handlers })
}

/**
 * The values of a form by the paths of TanStack Form (`form.ip`, `materials[0].files`). They begin as `first` and begin anew
 * by `reset`. That library's own fields each look for seven kinds of change, all of a form at every key.
 *
 * A key draws nothing: the control shows what is typed by itself. Its field and the form around it follow a moment later,
 * at once where a field is left or chosen in, and by `settle` where something is to be done with all that was typed; `read`
 * says what that is, drawn or not. A field that is left by a press is so once it has become a click: an error that comes or
 * goes moves what stands below.
 */
export function useValues<Values extends object>(first: Values) {
  const [form] = useState(() => hold(first))
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
          form.draw()
          startTransition(follow)
        }, FOLLOWS)
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
