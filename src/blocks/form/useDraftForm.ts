import type { StandardSchemaV1 } from '@standard-schema/spec'
import { getBy } from '@tanstack/react-form'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import type { FieldError } from '#api/call/error.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useAutosave } from '#offline/drafts/useAutosave.ts'
import { itemIdOfDraft, type Until } from '#offline/outbox/item.ts'
import { OutboxRefusal, send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { fieldPropsOf, type BoundField } from '#ui/form/bound.ts'
import type { Problem } from '#ui/form/ErrorSummary.tsx'
import type { ChangeKind } from '#ui/form/field.ts'
import { FILL_IN_LATER } from '#ui/form/later.ts'
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
 * Longest wait of a submit for `before`, in milliseconds: without an answer from the city, storing the submission on
 * the device matters more.
 */
const BEFORE_TIMEOUT_MS = 5_000

export interface DraftFormInput<Values, Base, Out, E extends Endpoint, Key extends string> {
  draft: DraftState<Values, Base>
  /** Title in the lists of drafts and waiting items; derived from the values if there may be several of a kind. */
  title: string | ((values: Values) => string)
  /** Address of the form with its draft. */
  href: string
  /** Validation schema; its output is passed to `send`. Conditional fields are `v.exactOptional`. */
  schema: StandardSchemaV1<unknown, Out>
  /** Labels by field name, in the form's order if it has no steps. */
  labels: Labels
  /** Names of the fields that are amounts in 元. */
  amounts?: readonly string[]
  /** Formats of other number fields, by name. */
  numbers?: Readonly<Record<string, Writing>>
  /** Conditions of conditional fields. */
  shown?: Shown<Values>
  steps?: readonly FormStep<Key>[]
  /**
   * Required fields with choices from the city that are missing on this device ({@link FILL_IN_LATER}): an empty one blocks no
   * step, but is listed and blocks the submit.
   */
  later?: readonly string[]
  /** Sources of prefilled values, by field; shown while a field still has its prefilled value. */
  sources?: Readonly<Record<string, string>>
  /** Outbox record, such as `declare:item-rd`; the draft's form and record by default. */
  changes?: string
  /** True if the record allows one submission at a time: a waiting item is shown in place of the form. */
  single?: boolean
  /** Id of the city's record being edited: a waiting edit of it is shown, and is replaced by a newer one. */
  edits?: string
  /** Deadline of the city; shown for a waiting item. */
  until?: Until
  /** Corrections that the city requests for a returned record; problems of a reopened draft take precedence. */
  said?: readonly FieldError[]
  /** Returns why a correction (补正) cannot be submitted as a whole: nothing was changed. */
  problem?: (values: Out, base: Base | undefined) => string | undefined
  /** Maps the city's refusals to field names, where the body's paths differ from them. */
  refusals?: (
    problems: readonly FieldError[],
    values: Values,
    base: Base | undefined,
  ) => ReadonlyMap<string, string>
  /** Labels of the body in a conflict, where its paths differ from the field names. */
  bodyLabels?: Record<string, string>
  /** Names of the body's amounts, where its paths differ from the field names. */
  bodyAmounts?: readonly string[]
  /** Returns the call that submits the values; undefined if there is nothing to submit. */
  send: (values: Out, base: Base | undefined) => readonly [E, Input<E>] | undefined
  /** Awaited by a submit before it makes the call, such as a save of the draft in progress. */
  before?: () => Promise<unknown>
  /**
   * Called once the submission is in the outbox (true) or if there was nothing to send (false); without it the form is
   * replaced by its receipt.
   */
  onSent?: (sent: boolean) => void
}

/** State of a form from its draft into the outbox: values, errors and submission. */
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
  // Follows a waiting item from any tab; a resolved conflict has a new id.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a form is initialized once, even if its page passes new values
  }, [reset, begun])

  const asked = useMemo(() => (shown ? shownOnly(shown, values) : values), [shown, values])
  const checked = useMemo(() => check(schema, asked), [schema, asked])
  const base = begun?.base
  const asOf = begun?.asOf
  const snapshotOf = (of: { values: Values; isDirty: boolean }) => ({
    title: titleOf(of.values),
    values: of.values,
    dirty: of.isDirty && !sent?.here,
    files: localFiles(of.values),
  })
  const autosave = useAutosave({
    key,
    schema: draft.schemaVersion,
    href,
    ...snapshotOf({ values, isDirty }),
    newest: () => snapshotOf(read()),
    ...(asOf === undefined ? {} : { asOf }),
    ...(base === undefined ? {} : { base }),
  })

  const singleStep = useMemo(
    () => [{ key: 'form' as Key, title, fields: Object.keys(labels) }] as readonly FormStep<Key>[],
    [title, labels],
  )
  const steps = input.steps ?? singleStep
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
  /** Finds the problem of the values as a whole; it is listed with the first field. */
  const wholeProblem = (): Problem | undefined => {
    const message = checked.done && input.problem?.(checked.value, base)
    const name = steps[0]?.fields[0] ?? ''
    return message ? { name, label: '补正内容', message } : undefined
  }
  const hasIssues = (step: string) => [...issues.keys()].some((name) => stepOf(steps, name) === step)

  const submit = async () => {
    if (isSending || sent || !checked.done) return
    setSending(true)
    setFailure(undefined)
    await withTimeout(BEFORE_TIMEOUT_MS, Promise.resolve(input.before?.()))
    try {
      const call = input.send(checked.value, base)
      // Stores the draft for the submission, so that it can be reopened.
      await autosave.flush(call !== undefined)
      if (call) {
        const { id } = await send(call[0], call[1], {
          title,
          record: changes,
          draft: key,
          takenOut: begun?.kept && itemIdOfDraft(begun.kept),
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
      input.onSent?.(call !== undefined)
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
    /** True after the first edit. */
    isDirty,
    autosave,
    failure,
    isSending,
    /** False until the form is initialized. */
    isReady: begun !== undefined && begunAs === begun,
    /** Id of the submission whose outcome is shown. */
    sentId: input.onSent ? undefined : sent?.id,
    /** Field component of a name. */
    Field,
    /** Sets a field's value from outside its control. */
    set,
    /** Renders pending input at once, before an action that needs it. */
    settle,
    isAsked,
    /** All errors, in the form's order. */
    wrong,
    /** Fields to fill in once the network returns: the form can be continued, but not submitted without them. */
    later: problemsOf(later.map((name) => [name, FILL_IN_LATER])),
    wholeProblem,
    isRefusal: (name: string) => !issues.has(name),
    hasIssues,
    tried,
    /** Shows all errors of these steps from now on. */
    try: (keys: readonly string[]) => setTried((before) => new Set([...before, ...keys])),
    submit,
    /** Opens the form again: with the draft that the item has become, or empty. */
    reopen: () => {
      setReopened(sent?.id)
      setSent(undefined)
      draft.again()
    },
    /** Returns a field's props, with label, source and error; hidden if its condition is not met. */
    bind: <T>(field: BoundField<T>) => {
      const { name } = field
      const props = fieldPropsOf(field, {
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
        onChange: memoizeByObject(
          handlers,
          field.handleChange,
          () => (next: T | ((before: T) => T), how?: ChangeKind) => {
            props.onChange(next, how)
            setRefused((before) =>
              before.has(name) ? new Map([...before].filter(([other]) => other !== name)) : before,
            )
          },
        ),
      }
    },
  }
}
