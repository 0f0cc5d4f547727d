import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { ErrorSummary, type Problem } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Stepper } from '#ui/form/Stepper.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './Form.module.css'
import { stepOf, steps } from './steps.ts'
import { type StepKey } from './step-keys.ts'
import { Company } from './steps/Company.tsx'
import { Materials } from './steps/Materials.tsx'
import { Project } from './steps/Project.tsx'
import { Review } from './steps/Review.tsx'
import { type ApplyInput, useApply } from './useApply.ts'

interface Props extends ApplyInput {
  onStep: (key: StepKey) => void
}

/** The declaration form: four steps, each checked before the next, all of it before it is sent. */
export function Form({ onStep, ...input }: Props) {
  const apply = useApply(input)
  const [attempts, setAttempts] = useState(0)
  const [target, setTarget] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  // Nobody gets past a step that is not in order, whatever the address says.
  const at = Math.min(
    steps.findIndex(({ key }) => key === input.step),
    apply.reached,
  )
  const step = steps[at]?.key ?? 'company'

  // A new step is announced, and read from its top; before it can be seen, or who is quick is torn out of a field.
  const shownStep = useRef(step)
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [step])
  useEffect(() => {
    if (target && stepOf(target) === step && focusField(target)) setTarget(undefined)
  }, [target, step])

  const goTo = (name: string) => {
    setTarget(name)
    if (stepOf(name) !== step) onStep(stepOf(name))
  }
  const forward = () => {
    if (apply.sending) return
    const last = step === 'review'
    apply.try(...(last ? steps.map(({ key }) => key) : [step]))
    // What the city refused last time does not stop anybody from sending it again.
    const stopped = (last ? steps : [{ key: step }]).some(({ key }) => apply.issuesIn(key).length > 0)
    if (stopped) return setAttempts(attempts + 1)
    setAttempts(0)
    if (last) return void apply.form.handleSubmit()
    onStep(steps[at + 1]?.key ?? 'review')
  }

  const isRefusal = ({ name }: Problem) => !apply.issuesIn(stepOf(name)).includes(name)
  const shown = apply.wrong.filter((one) => isRefusal(one) || apply.tried.has(stepOf(one.name)))
  const content = {
    company: <Company apply={apply} />,
    project: <Project apply={apply} />,
    materials: <Materials apply={apply} />,
    review: <Review apply={apply} onGo={onStep} />,
  }
  return (
    <Fluent>
      <OfflineNotice />
      <form
        className={styles.whole}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          forward()
        }}
      >
        <div
          ref={top}
          className={styles.form}
          role="group"
          aria-label={`第 ${String(at + 1)} 步：${steps[at]?.title ?? ''}`}
          tabIndex={-1}
        >
          <FormCard>
            <Stepper
              steps={steps}
              current={step}
              reached={apply.reached}
              wrong={new Set(shown.map(({ name }) => stepOf(name)))}
              onGo={(key) => onStep(key as StepKey)}
            />
            {apply.failure && (
              <Notice tone="bad" title="没有提交。">
                {apply.failure}
              </Notice>
            )}
            <ErrorSummary
              problems={
                step === 'review' ? shown : shown.filter((one) => isRefusal(one) || stepOf(one.name) === step)
              }
              focusKey={attempts}
              onGo={goTo}
            />
            {content[step]}
            <ActionBar note={<DraftNote {...apply.autosave} />}>
              {at > 0 && <Button onClick={() => onStep(steps[at - 1]?.key ?? 'company')}>上一步</Button>}
              <Button type="submit" look="primary" disabled={apply.sending}>
                {step === 'review' ? (apply.base ? '提交补正' : '提交申报') : '下一步'}
              </Button>
            </ActionBar>
          </FormCard>
        </div>
      </form>
    </Fluent>
  )
}
