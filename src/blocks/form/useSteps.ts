import { getBy } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '#ui/form/field.ts'
import { isFilled } from './filled.ts'
import { stepOf } from './names.ts'
import type { FormState } from './form-state.ts'

/**
 * Where one is in a form that has begun. One that came back opens at the first thing that the city said of it, unless the
 * address names a step. Nobody gets past a step that is not in order, whatever the address says.
 */
export function useSteps<Key extends string>(
  form: Pick<
    FormState<Key>,
    'steps' | 'values' | 'isAsked' | 'hasIssues' | 'wrong' | 'later' | 'isRefusal' | 'try' | 'submit'
  >,
  wanted?: Key,
  onStep?: (key: Key) => void,
) {
  const { steps, hasIssues } = form
  const [said] = useState(() =>
    wanted ? undefined : form.wrong.find(({ name }) => form.isRefusal(name))?.name,
  )
  const [opening] = useState(() => (said ? stepOf(steps, said) : steps[0]?.key))
  const [own, setOwn] = useState(opening)
  const [attempts, setAttempts] = useState(0)
  const [target, setTarget] = useState({ name: said })
  const focused = useRef<typeof target>(undefined)
  const [isAsking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const blocked = steps.findIndex(({ key }) => hasIssues(key))
  /** The first step with something to mend: as far as one may go. */
  const reached = blocked < 0 ? steps.length - 1 : blocked
  const named = steps.findIndex(({ key }) => key === (onStep ? (wanted ?? opening) : own))
  const at = Math.min(Math.max(0, named), reached)
  const step = steps[at]!.key
  const go = onStep ?? setOwn
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set())
  if (!opened.has(step)) setOpened(new Set([...opened, step]))
  const isLater = (step: Key) => form.later.some(({ name }) => stepOf(steps, name) === step)
  const hasSaid = (name: string) => form.isAsked(name) && isFilled(getBy(form.values, name))

  // A new step is announced, and read from its top; before it can be seen, or who is quick is torn out of a field.
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
    /** Steps that nothing is missing from, but for those that nobody has looked at and nothing stands in. */
    done: new Set<string>(
      steps
        .filter(
          ({ key, fields }, at) => at < reached && !isLater(key) && (opened.has(key) || fields.some(hasSaid)),
        )
        .map(({ key }) => key),
    ),
    /** Grows with each try that something stopped. */
    attempts,
    go,
    /** Opens the step of a field, and moves the focus to it. */
    goTo: (name: string) => {
      setTarget({ name })
      const other = stepOf(steps, name)
      if (other !== step) go(other)
    },
    /** Whether it is to be handed in though nothing was changed where the city asked for it. */
    isAsking,
    stay: () => setAsking(false),
    /** To the next step or, from the last one, into the outbox; `anyway` where the person has been asked. */
    forward: (anyway = false) => {
      setAsking(false)
      const last = at === steps.length - 1
      const tried = last ? steps.map(({ key }) => key) : [step]
      form.try(tried)
      // What the city refused last time does not stop anybody from sending it again: they are asked.
      if (tried.some(hasIssues) || (last && form.later.length > 0)) return setAttempts(attempts + 1)
      setAttempts(0)
      if (last && !anyway && form.wrong.length > 0) return setAsking(true)
      if (last) return void form.submit()
      go(steps[at + 1]!.key)
    },
  }
}
