import { getBy } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '#ui/form/field.ts'
import { isFilled } from './filled.ts'
import { stepOf } from './names.ts'
import type { FormState } from './form-state.ts'

/**
 * Navigation between the steps of a form. A returned record opens at the first field that the city refused, unless the
 * page address names a step. No step behind one with errors can be opened, not even by the page address.
 */
export function useSteps<Key extends string>(
  form: Pick<
    FormState<Key>,
    | 'steps'
    | 'values'
    | 'isAsked'
    | 'hasIssues'
    | 'wrong'
    | 'later'
    | 'wholeProblem'
    | 'isRefusal'
    | 'try'
    | 'submit'
  >,
  wanted?: Key,
  onStep?: (key: Key) => void,
) {
  const { steps, hasIssues } = form
  const [refusedName] = useState(() =>
    wanted ? undefined : form.wrong.find(({ name }) => form.isRefusal(name))?.name,
  )
  const [opening] = useState(() => (refusedName ? stepOf(steps, refusedName) : steps[0]?.key))
  const [ownStep, setOwnStep] = useState(opening)
  const [attempts, setAttempts] = useState(0)
  const [target, setTarget] = useState({ name: refusedName })
  const focused = useRef<typeof target>(undefined)
  const [isAsking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const blocked = steps.findIndex(({ key }) => hasIssues(key))
  /** Index of the first step with errors: the last one that can be opened. */
  const reached = blocked < 0 ? steps.length - 1 : blocked
  const named = steps.findIndex(({ key }) => key === (onStep ? (wanted ?? opening) : ownStep))
  const at = Math.min(Math.max(0, named), reached)
  const step = steps[at]!.key
  const go = onStep ?? setOwnStep
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set())
  if (!opened.has(step)) setOpened(new Set([...opened, step]))
  const isLater = (step: Key) => form.later.some(({ name }) => stepOf(steps, name) === step)
  const hasValue = (name: string) => form.isAsked(name) && isFilled(getBy(form.values, name))

  // Announces a new step and scrolls to its top in a layout effect, before it is visible; later, the focus would leave
  // a field that a quick user is already in.
  const shownStep = useRef(step)
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [step])
  useEffect(() => {
    const { name } = target
    if (name === undefined || focused.current === target || stepOf(steps, name) !== step) return
    if (focusField(name)) focused.current = target
  }, [steps, target, step])

  return {
    top,
    at,
    step,
    reached,
    /** Steps without errors or missing fields; an empty step counts once it was opened. */
    done: new Set<string>(
      steps
        .filter(
          ({ key, fields }, at) =>
            at < reached && !isLater(key) && (opened.has(key) || fields.some(hasValue)),
        )
        .map(({ key }) => key),
    ),
    /** Counts the blocked attempts to go on. */
    attempts,
    go,
    /** Opens the step of a field and focuses the field. */
    goTo: (name: string) => {
      setTarget({ name })
      const other = stepOf(steps, name)
      if (other !== step) go(other)
    },
    /** True while the dialog asks whether to submit although refused fields are unchanged. */
    isAsking,
    stay: () => setAsking(false),
    /** Opens the next step or, from the last one, submits; `anyway` skips the confirmation. */
    forward: (anyway = false) => {
      setAsking(false)
      const last = at === steps.length - 1
      const tried = last ? steps.map(({ key }) => key) : [step]
      form.try(tried)
      // A refusal of the last submission does not block: the user is asked to confirm.
      if (tried.some(hasIssues) || (last && (form.later.length > 0 || form.wholeProblem())))
        return setAttempts(attempts + 1)
      setAttempts(0)
      if (last && !anyway && form.wrong.length > 0) return setAsking(true)
      if (last) return void form.submit()
      go(steps[at + 1]!.key)
    },
  }
}
