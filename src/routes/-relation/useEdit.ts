import { useState } from 'react'
import type { Enterprise } from '#api/enterprise.ts'
import type { Draft, DraftKey } from '#offline/outbox/item.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useAutosave } from '#offline/drafts/useAutosave.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'

/** Version of the shape of the values that drafts of these forms keep. */
const DRAFT_SCHEMA = 1

interface EditInput<Values extends object> {
  /** Where its draft rests, and what lists of drafts call it. */
  draftKey: DraftKey
  title: string
  href: string
  /** The form as the city's record fills it in. */
  start: Values
  /** What this device kept of an earlier edit. */
  draft: Draft | null
  /** The record that the edit begins from. */
  record: Enterprise
  labels: Record<string, string>
  check: (values: Values) => ReadonlyMap<string, string>
  /** What the city said of it, by field. */
  refusalsOf: (draft: Draft, values: Values, base: Enterprise) => ReadonlyMap<string, string>
  /** Puts it into the outbox. */
  submit: (values: Values, base: Enterprise) => Promise<void>
}

/** One form of the enterprise's record: values, what is wrong, the draft, and the way into the outbox. */
export function useEdit<Values extends object>(input: EditInput<Values>) {
  const { draft, start, record, labels } = input
  const [values, setValues] = useState(() => restored(start, draft))
  const [base] = useState(() => (draft?.base as Enterprise | undefined) ?? record)
  const [refused, setRefused] = useState(() =>
    draft ? input.refusalsOf(draft, values, base) : new Map<string, string>(),
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [stage, setStage] = useState<'untouched' | 'edited' | 'sending' | 'sent'>('untouched')

  const problems = input.check(values)
  const autosave = useAutosave({
    key: input.draftKey,
    schema: DRAFT_SCHEMA,
    title: input.title,
    href: input.href,
    values,
    dirty: stage === 'edited' || stage === 'sending',
    files: [],
    base,
  })

  const submit = async () => {
    if (stage === 'sending' || stage === 'sent') return
    if (problems.size) return setAttempts(attempts + 1)
    setStage('sending')
    await autosave.flush()
    try {
      await input.submit(values, base)
      setStage('sent')
    } catch (error) {
      setFailure(storageProblem(error).message)
      setStage('edited')
    }
  }

  const shown = new Map([...refused, ...problems])
  return {
    values,
    autosave,
    failure,
    attempts,
    sending: stage === 'sending',
    submit,
    /** All that is wrong, once somebody has tried to save it; and what the city has said. */
    wrong: [...shown]
      .filter(([name]) => attempts > 0 || refused.has(name))
      .map(([name, message]): Problem => ({ name, label: labels[name] ?? name, message })),
    /** A field with its label and error. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      label: labels[name] ?? name,
      value: values[name],
      error: attempts > 0 || left.has(name) || refused.has(name) ? shown.get(name) : undefined,
      onBlur: () => setLeft(new Set([...left, name])),
      onChange: (value: Values[Name]) => {
        setValues({ ...values, [name]: value })
        setStage('edited')
        if (refused.has(name)) setRefused(new Map([...refused].filter(([other]) => other !== name)))
      },
    }),
  }
}

/** The values that the device kept, as far as the form still has their fields; numbers and text alone are ever typed. */
function restored<Values extends object>(start: Values, draft: Draft | null): Values {
  const kept = draft?.values
  if (typeof kept !== 'object' || !kept || draft?.schema !== DRAFT_SCHEMA) return start
  const known = Object.entries(kept).filter(
    ([name, value]) => name in start && (value === undefined || /^(string|number)$/.test(typeof value)),
  )
  return { ...start, ...Object.fromEntries(known) }
}
