import type { StandardSchemaV1 } from '@standard-schema/spec'
import { getBy } from '@tanstack/react-form'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import type { FieldError } from '#api/call/error.ts'
import { made } from '#lib/made.ts'
import { within } from '#lib/within.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useAutosave } from '#offline/drafts/useAutosave.ts'
import { takenOutAs, type Until } from '#offline/outbox/item.ts'
import { OutboxRefusal, send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { bound, type BoundField } from '#ui/form/bound.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'
import type { How } from '#ui/form/field.ts'
import { LATER } from '#ui/form/later.ts'
import type { Writing } from '#ui/form/typed.ts'
import { check, refusalsAt, unreadable } from './check.ts'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { localFiles } from './local-files.ts'
import { type FormStep, labelOf, type Labels, placeOf, stepOf } from './names.ts'
import { isShown, type Shown, shownOnly } from './shown.ts'
import { sourceOf } from './source-of.ts'
import type { DraftState } from './useDraft.ts'
import { useLeaving } from './useLeaving.ts'
import { useOtherTab } from './useOtherTab.ts'
import { useValues } from './useValues.tsx'

/**
 * Milliseconds for which a submit waits for what it must know before: on a line that answers nothing it is worth more that
 * it is on the device.
 */
const SETTLES_WITHIN = 5_000

interface DraftFormInput<Values, Base, Out, E extends Endpoint, Key extends string> {
  draft: DraftState<Values, Base>
  /** What lists of drafts and of what waits call it; of the values where there may be several of the same kind. */
  title: string | ((values: Values) => string)
  /** Address that opens the form with its draft. */
  href: string
  /** The rules; what comes out of it is what `send` is given. Conditional fields are `v.exactOptional`. */
  schema: StandardSchemaV1<unknown, Out>
  /** Words of the fields by name, in the order of the form where it has no steps. */
  labels: Labels
  /** Which fields are amounts in 元, and how other numbers are written. */
  amounts?: readonly string[]
  numbers?: Readonly<Record<string, Writing>>
  /** When conditional fields are asked for. */
  shown?: Shown<Values>
  steps?: readonly FormStep<Key>[]
  /**
   * Required fields whose choices the city gives and that are not on this device ({@link LATER}): one that is empty shuts no
   * step, and is named before it is handed in, which waits for it.
   */
  later?: readonly string[]
  /** Where prefilled values come from, by field; said while a value is still the prefilled one. */
  sources?: Readonly<Record<string, string>>
  /** What it changes for the outbox, such as `declare:item-rd`; the draft's form and record unless said. */
  changes?: string
  /** True where the record takes one submit at a time: what waits already is followed in place of the form. */
  single?: boolean
  /** Id of the city's record that it edits: an edit of it that waits is followed, and is replaced by a newer one. */
  edits?: string
  /** Until when the city takes it; said of what waits on this device. */
  until?: Until
  /** What the city asks for at its fields, where it has sent a record back; what it said of a draft that came back goes before. */
  said?: readonly FieldError[]
  /** The fields that the city's refusals belong to, where the body's paths are not the fields' names. */
  refusals?: (
    problems: readonly FieldError[],
    values: Values,
    base: Base | undefined,
  ) => ReadonlyMap<string, string>
  /** Words for the body in a conflict, where its paths are not the fields' names. */
  bodyLabels?: Record<string, string>
  bodyAmounts?: readonly string[]
  /** The call that hands it in; undefined where there is nothing to hand in. */
  send: (values: Out, base: Base | undefined) => readonly [E, Input<E>] | undefined
  /** What a submit waits for before it makes the call, such as a draft on its way to the city. */
  before?: () => Promise<unknown>
  /** Told that it is in the outbox, or that there was nothing to send; without it the form becomes its receipt. */
  onSent?: (sent: boolean) => void
}

/** One form from its draft into the outbox: values, what is wrong with them, and what becomes of them. */
export function useDraftForm<
  Values extends object,
  Base,
  Out,
  E extends Endpoint,
  Key extends string = string,
>(input: DraftFormInput<Values, Base, Out, E, Key>) {
  const { draft, href, schema, labels, amounts = [], numbers = {}, sources = {}, shown } = input
  const { begun, key, blank } = draft
  const changes = input.changes ?? `${key.form}:${key.record}`
  const { enId } = useAccount()
  const [begunAs, setBegunAs] = useState<typeof begun>()
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  // What waits already, from whichever tab, is followed; a conflict that was resolved has a new id.
  const [sent, setSent] = useState<{ id: string; here: boolean }>()
  const [reopened, setReopened] = useState<string>()
  const { single = false, edits } = input
  const waiting = useOutbox().find(
    (one) =>
      (edits === undefined ? single && one.record === changes : isEditOf(one, key.form, edits)) &&
      one.enId === enId &&
      one.id !== reopened,
  )
  if (waiting && waiting.id !== sent?.id) setSent({ id: waiting.id, here: sent?.here ?? false })

  const { values, isDirty, Field, set, reset, take, read, settle } = useValues(blank)
  const readValues = useCallback(() => read().values, [read])
  useLeaving(sent ? undefined : begun?.kept, () => read().isDirty)
  useOtherTab(draft, readValues, take)
  const [handlers] = useState(() => new WeakMap<object, unknown>())
  const titleOf = (of: Values) => (typeof input.title === 'string' ? input.title : input.title(of))
  const title = titleOf(values)
  useLayoutEffect(() => {
    if (!begun) return
    const { values, kept, base } = begun
    reset(values)
    setTried(new Set())
    setFailure(undefined)
    setRefused((input.refusals ?? refusalsAt)(kept?.problems ?? input.said ?? [], values, base))
    setBegunAs(begun)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a form begins once, whatever its page says anew
  }, [reset, begun])

  const asked = useMemo(() => (shown ? shownOnly(shown, values) : values), [shown, values])
  const checked = useMemo(() => check(schema, asked), [schema, asked])
  const base = begun?.base
  const asOf = begun?.asOf
  const keptOf = (of: { values: Values; isDirty: boolean }) => ({
    title: titleOf(of.values),
    values: of.values,
    dirty: of.isDirty && !sent?.here,
    files: localFiles(of.values),
  })
  const autosave = useAutosave({
    key,
    schema: draft.schemaVersion,
    href,
    ...keptOf({ values, isDirty }),
    newest: () => keptOf(read()),
    ...(asOf === undefined ? {} : { asOf }),
    ...(base === undefined ? {} : { base }),
  })

  const only = useMemo(
    () => [{ key: 'form' as Key, title, fields: Object.keys(labels) }] as readonly FormStep<Key>[],
    [title, labels],
  )
  const steps = input.steps ?? only
  const isAsked = (name: string) => !shown || isShown(shown, name, values)
  const issues = new Map(
    [...checked.issues].map(([name, message]) => [
      name,
      unreadable(name, values, amounts, numbers) ?? message,
    ]),
  )
  const later = input.later?.filter((name) => issues.has(name) && isAsked(name)) ?? []
  for (const name of later) issues.delete(name)
  const problemsOf = (found: Iterable<[string, string]>) =>
    [...found]
      .filter(([name]) => isAsked(name))
      .map(([name, message]): Problem => ({ name, label: labelOf(name, labels, values), message }))
      .sort((a, b) => placeOf(steps, a.name) - placeOf(steps, b.name))
  const wrong = problemsOf(new Map([...refused, ...issues]))
  const hasIssues = (step: string) => [...issues.keys()].some((name) => stepOf(steps, name) === step)

  const submit = async () => {
    if (isSending || sent || !checked.done) return
    setSending(true)
    setFailure(undefined)
    await within(SETTLES_WITHIN, Promise.resolve(input.before?.()))
    try {
      const called = input.send(checked.value, base)
      // The draft goes along with what is handed in, for it to be opened again.
      await autosave.flush(called !== undefined)
      if (called) {
        const { id } = await send(called[0], called[1], {
          title,
          record: changes,
          draft: key,
          takenOut: begun?.kept && takenOutAs(begun.kept),
          ...(asOf === undefined ? {} : { asOf }),
          replaces: edits !== undefined,
          files: localFiles(asked),
          labels: input.bodyLabels ?? labels,
          amounts: input.bodyAmounts ?? amounts,
          ...(base === undefined ? {} : { base }),
          until: input.until,
        })
        setSent({ id, here: true })
      }
      input.onSent?.(called !== undefined)
    } catch (error) {
      setFailure(error instanceof OutboxRefusal ? error.message : storageProblem(error).message)
    }
    setSending(false)
  }

  return {
    draft,
    title,
    labels,
    amounts,
    numbers,
    steps,
    values,
    base,
    /** True from the first edit on. */
    isDirty,
    autosave,
    failure,
    isSending,
    /** False until it begins. */
    isReady: begun !== undefined && begunAs === begun,
    /** Id of what was handed in, and is followed. */
    sentId: input.onSent ? undefined : sent?.id,
    /** The field of a name. */
    Field,
    /** Sets a field from elsewhere than its control. */
    set,
    /** Draws the form with all that was typed, before something is done with it. */
    settle,
    isAsked,
    /** Everything to mend, in the order of the form. */
    wrong,
    /** Fields to be filled in once there is a network: the form goes on, and is handed in when they are. */
    later: problemsOf(later.map((name) => [name, LATER])),
    isRefusal: (name: string) => !issues.has(name),
    hasIssues,
    tried,
    /** Errors of these steps show from now on, whether a field was left or not. */
    try: (keys: readonly string[]) => setTried((before) => new Set([...before, ...keys])),
    submit,
    /** Opens the form again: with the draft that the item has become, or anew. */
    reopen: () => {
      setReopened(sent?.id)
      setSent(undefined)
      draft.again()
    },
    /** A field with its label, source and error as the props of a field of the kit; hidden while it is not asked for. */
    bind: <T>(field: BoundField<T>) => {
      const { name } = field
      const props = bound(field, {
        tried: tried.has(stepOf(steps, name)),
        issue: issues.get(name),
        refusal: refused.get(name),
      })
      const { value } = props
      return {
        ...props,
        label: labelOf(name, labels, values),
        hidden: !isAsked(name),
        source: sourceOf(sources, name, { value, filledIn: getBy(blank, name) as unknown }),
        onChange: made(handlers, field.handleChange, () => (next: T | ((before: T) => T), how?: How) => {
          props.onChange(next, how)
          setRefused((before) =>
            before.has(name) ? new Map([...before].filter(([other]) => other !== name)) : before,
          )
        }),
      }
    },
  }
}
