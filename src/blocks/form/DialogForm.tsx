import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useState } from 'react'
import type { Fields } from '#api/call/fields.ts'
import { Button } from '#ui/Button.tsx'
import { focusField, HasTried } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { check } from './check.ts'
import type { DeedForm } from './DeedDialog.tsx'
import styles from './DialogForm.module.css'
import { blankOf, type ValuesOf } from './fields.ts'
import { sourceOf } from './source-of.ts'

type Name<F extends Fields> = keyof ValuesOf<F> & string

interface Props<F extends Fields, Out> extends Omit<DeedForm<F>, 'onSend'> {
  fields: F
  /** Prefilled values. */
  known?: Partial<ValuesOf<F>>
  /** Validation rules of the contract. */
  schema: StandardSchemaV1<unknown, Out>
  /** Parts of the body that are not typed, such as the id of the record. */
  beside?: object
  /** Sources of prefilled values, by field; shown while a field still has its prefilled value. */
  sources?: Readonly<Record<string, string>>
  submitLabel: string
  /** True if the submission cannot be undone. */
  danger?: boolean
  onSend: (checked: Out, typed: ValuesOf<F>) => void
  /** Renders the fields; `bind` returns the props of a field by its name. */
  children: (bind: Bind<F>, values: ValuesOf<F>) => ReactNode
}

type Bind<F extends Fields> = <N extends Name<F>>(
  name: N,
) => {
  name: N
  label: string
  value: ValuesOf<F>[N]
  source: string | undefined
  error: string | undefined
  onChange: (next: ValuesOf<F>[N] | ((before: ValuesOf<F>[N]) => ValuesOf<F>[N])) => void
}

/**
 * Renders the few fields of a dialog and its submit button. Shows errors after the first submit attempt, and focuses
 * the first invalid field.
 */
export function DialogForm<const F extends Fields, Out>({
  typed,
  onChange,
  onSend,
  fields,
  known,
  schema,
  beside,
  sources = {},
  submitLabel,
  danger = false,
  children,
}: Props<F, Out>) {
  const [tried, setTried] = useState(false)
  const blank: ValuesOf<F> = { ...blankOf(fields), ...known }
  const values: ValuesOf<F> = { ...blank, ...typed }
  const checked = check(schema, { ...beside, ...values })
  // Typed by `Bind` alone: the compiler cannot follow one name through the kinds of all fields.
  const bind = ((name: Name<F>) => ({
    name,
    label: fields[name]!.label,
    value: values[name],
    source: sourceOf(sources, name, { value: values[name], filledIn: blank[name] }),
    error: tried ? checked.issues.get(name) : undefined,
    onChange: (next: unknown) =>
      onChange((before) => ({
        ...before,
        // No field value is a function, so a function is an update.
        [name]:
          typeof next === 'function'
            ? (next as (now: unknown) => unknown)({ ...blank, ...before }[name])
            : next,
      })),
  })) as unknown as Bind<F>
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (checked.done) onSend(checked.value, values)
          else focusField(Object.keys(fields).find((name) => checked.issues.has(name)) ?? '')
        }}
      >
        <HasTried value={tried}>{children(bind, values)}</HasTried>
        <div className={styles.end}>
          <Button type="submit" look={danger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Fluent>
  )
}
