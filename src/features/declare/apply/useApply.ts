import { useForm, useStore } from '@tanstack/react-form'
import { useEffect, useMemo, useState } from 'react'
import type { Declaration } from '#api/declaration.ts'
import type { ChildItem, DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import type { FieldError } from '#api/call/error.ts'
import { recordOf } from '#features/declare/status.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useAutosave } from '#offline/drafts/useAutosave.ts'
import { useAccount } from '#session/account.ts'
import { bound } from '#ui/form/bound.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'
import { moneyProblem, numberProblem } from '#ui/form/typed.ts'
import { DRAFT_SCHEMA, draftKey, localFiles, type Restored } from './draft.ts'
import type { Prefill } from './prefill.ts'
import { schemaFor, type Values } from './schema.ts'
import { refusals, toBody } from './send.ts'
import { amounts, labels, placeOf, stepOf, steps } from './steps.ts'
import { type StepKey } from './step-keys.ts'

export interface ApplyInput {
  item: DeclareItem
  /** 子项 of the item, where it has any. */
  subItems: readonly ChildItem[]
  prefill: Prefill
  start: Restored
  /** What the city said of it, when it came back. */
  problems: FieldError[]
  /** The declaration that is mended; none for a new one. */
  base?: Declaration | undefined
  /** Address that opens the form again. */
  href: string
  /** The step that the address names. */
  step: StepKey
  /** Told the id of what was put into the outbox. */
  onSent: (id: string) => void
}

/** The state of one declaration form: values, what is wrong, the draft, and the way out of it. */
export function useApply({ item, subItems, prefill, start, problems, base, href, onSent }: ApplyInput) {
  const { enId } = useAccount()
  const [tried, setTried] = useState<ReadonlySet<StepKey>>(new Set())
  const [refused, setRefused] = useState(() => refusals(problems, start.values))
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState(false)
  const schema = useMemo(() => schemaFor({ ...item, subItems }), [item, subItems])
  const record = base?.id ?? item.id

  const form = useForm({
    defaultValues: start.values,
    validators: { onChange: schema },
    onSubmit: async ({ value }) => {
      await autosave.flush()
      const body = toBody(value, item, enId)
      const options = {
        title: item.name,
        record: recordOf(record),
        draft: draftKey(record),
        files: localFiles(value),
        labels,
        amounts,
        ...(base ? { base } : {}),
      }
      try {
        const { id } = base
          ? await send(
              declare.update,
              { body: { ...body, id: base.id, version: base.version, action: 'resubmit' } },
              options,
            )
          : await send(declare.create, { body }, options)
        setSent(true)
        onSent(id)
      } catch (error) {
        setFailure(storageProblem(error).message)
      }
    },
  })
  useEffect(() => void form.validate('change'), [form, schema])

  const values = useStore(form.store, (state) => state.values)
  const sending = useStore(form.store, (state) => state.isSubmitting)
  const dirty = useStore(form.store, (state) => state.isDirty)
  const issues = useStore(form.store, (state) => state.errorMap.onChange) ?? {}
  const autosave = useAutosave({
    key: draftKey(record),
    schema: DRAFT_SCHEMA,
    title: item.name,
    href,
    values,
    dirty: dirty && !sent,
    files: localFiles(values),
    ...(base ? { base } : {}),
  })

  const wrong: Problem[] = Object.entries(issues).map(([path, [issue]]) => {
    const name = nameOf(path)
    return { name, label: labelOf(name, values), message: unreadable(name, values) ?? issue?.message ?? '' }
  })
  for (const [name, message] of refused) {
    if (!wrong.some((one) => one.name === name)) wrong.push({ name, label: labelOf(name, values), message })
  }

  return {
    form,
    item,
    subItems,
    base,
    values,
    autosave,
    failure,
    /** True while it is being put into the outbox. */
    sending,
    /** Everything to mend, in the order of the form. */
    wrong: wrong.sort((a, b) => placeOf(a.name) - placeOf(b.name)),
    tried,
    /** Errors of these steps show from now on, whether a field was left or not. */
    try: (...keys: StepKey[]) => setTried((before) => new Set([...before, ...keys])),
    /** The first step with something to mend: as far as one may go. */
    reached: Math.max(
      0,
      steps.findIndex((step) => issuesIn(step.key, issues).length > 0 || step.key === 'review'),
    ),
    issuesIn: (key: StepKey) => issuesIn(key, issues),
    /** A field with its label, source and error. */
    bind: <T>(field: Parameters<typeof bound<T>>[0]) => {
      const name = field.name
      const props = bound(field, {
        tried: tried.has(stepOf(name)),
        errors: Object.entries(issues).flatMap(([path, found]) => (nameOf(path) === name ? found : [])),
        refusal: refused.get(name),
      })
      const key = name.replace('form.', '') as keyof Values['form']
      const untouched = prefill.form[key] !== undefined && prefill.form[key] === field.state.value
      return {
        ...props,
        label: labelOf(name, values),
        source: untouched ? prefill.sources[name] : undefined,
        onChange(next: T) {
          props.onChange(next)
          if (refused.has(name)) setRefused(new Map([...refused].filter(([other]) => other !== name)))
        },
      }
    },
  }
}

export type Apply = ReturnType<typeof useApply>

const issuesIn = (key: StepKey, issues: Record<string, unknown>): string[] =>
  Object.keys(issues)
    .map(nameOf)
    .filter((name) => stepOf(name) === key)

/** An issue inside a slot's files belongs to the slot. */
const nameOf = (path: string): string => path.replace(/^(materials\[\d+\]).*$/, '$1.files')

/** Why an amount or a count cannot be read; the schema only knows that it is no number. */
function unreadable(name: string, { form }: Values): string | undefined {
  const value = form[name.replace('form.', '') as keyof Values['form']]
  if (name === 'form.employees') return typeof value === 'string' ? numberProblem(value, people) : undefined
  return amounts.includes(name) && typeof value === 'string' ? moneyProblem(value) : undefined
}

const people = { unit: '人', decimals: 0 }

function labelOf(name: string, { materials }: Values): string {
  const slot = /^materials\[(\d+)\]/.exec(name)?.[1]
  if (slot !== undefined) return materials[Number(slot)]?.name ?? labels.materials
  return labels[name as keyof typeof labels] ?? name
}
