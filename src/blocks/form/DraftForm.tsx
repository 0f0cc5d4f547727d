import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { HasTried } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Stepper } from '#ui/form/Stepper.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './DraftForm.module.css'
import { DraftNotice, DraftRefused } from './DraftNotice.tsx'
import { stepOf } from './names.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import type { Ending } from './ending.ts'
import { Submitted } from './Submitted.tsx'
import { effortOf } from './effort.ts'
import { FormEffort } from './FormEffort.tsx'
import type { FormState } from './form-state.ts'
import { useSteps } from './useSteps.ts'

// Loaded on demand, because few forms are opened with files of another app.
const ReceivedNotice = optionalPart(async () => (await import('./ReceivedNotice.tsx')).ReceivedNotice)

/** Arguments of a step's render function, so that a review can lead back to a field. */
interface StepArgs<Key extends string = string> {
  step: Key
  goTo: (name: string) => void
}

/** Notice above a form; as a function it receives whether the form continues an earlier draft or record. */
export type FormNotice = ReactNode | ((goesOn: boolean) => ReactNode)

interface Props<Key extends string> {
  form: FormState<Key>
  /** Label of the last step's button: 提交审核, 保存. */
  submitLabel: string
  /** Finish of the submission; for forms that are replaced by it. */
  ending?: Ending
  /** Shown below the finish once the city has received it. */
  next?: ReactNode
  /**
   * Step in the page address and the callback to change it; without them the form keeps its step in component state.
   */
  step?: Key
  onStep?: (key: Key) => void
  /** Leaves the form without submitting. */
  onCancel?: () => void
  notice?: FormNotice
  /** Shown in place of the form while its draft at the city is not loaded. */
  awaited?: ReactNode
  /** Fields; with several steps those of the current step. */
  children: ReactNode | ((at: StepArgs<Key>) => ReactNode)
}

/**
 * Renders a form from its draft to its finish: the notice about a restored draft, the errors, the fields, the autosave
 * state and the buttons.
 */
export function DraftForm<Key extends string>({ form, ending, next, notice, awaited, ...rest }: Props<Key>) {
  const { draft, sentId } = form
  const { begun } = draft
  const discard = () => void draft.discard()
  const outcome = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const isSent = sentId !== undefined && ending !== undefined
  useLayoutEffect(() => {
    // Scrolls to the top of the receipt, because the pressed button was at the end of the form.
    if (isSent && wasShown.current) {
      outcome.current?.focus({ preventScroll: true })
      outcome.current?.scrollIntoView({ block: 'start' })
    }
    wasShown.current = form.isReady && !isSent
  }, [isSent, form.isReady])
  if (isSent) {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <Submitted id={sentId} onReopened={form.reopen} ending={ending} next={next} />
      </div>
    )
  }
  if (draft.failed) return <ErrorState title="本机草稿无法读取" onRetry={draft.again} />
  if (begun?.refused) return <DraftRefused onDiscard={discard} />
  if (draft.isAwaiting && awaited) return awaited
  if (!begun || !form.isReady) {
    return (
      <Card>
        <SkeletonText lines={10} />
      </Card>
    )
  }
  return (
    <>
      {typeof notice === 'function' ? notice(begun.kept !== undefined || begun.base !== undefined) : notice}
      <DraftNotice
        begun={begun}
        schemaVersion={draft.schemaVersion}
        labels={form.labels}
        onDiscard={discard}
      />
      <FormBody form={form} {...rest} />
    </>
  )
}

function FormBody<Key extends string>({
  form,
  submitLabel,
  step: wanted,
  onStep,
  onCancel,
  children,
}: Omit<Props<Key>, 'ending' | 'next' | 'notice' | 'awaited'>) {
  const { steps, wrong, isRefusal } = form
  const { top, at, step, reached, done, attempts, go, goTo, forward, isAsking, stay } = useSteps(
    form,
    wanted,
    onStep,
  )
  const deed = submitLabel.startsWith('保存') ? '保存' : '提交'
  const isLast = at === steps.length - 1
  const shown = wrong.filter(({ name }) => isRefusal(name) || form.tried.has(stepOf(steps, name)))
  const listed = shown.filter(({ name }) => isLast || isRefusal(name) || stepOf(steps, name) === step)
  const hasSteps = steps.length > 1
  const whole = isLast && attempts > 0 ? form.wholeProblem() : undefined
  const { later } = form
  const latestForward = useRef(forward)
  useLayoutEffect(() => {
    latestForward.current = forward
  })
  return (
    <Fluent>
      <OfflineNotice deed={deed} />
      <form
        className={styles.whole}
        noValidate
        aria-label={!hasSteps ? form.title : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.isSending) return
          // Settles pending input first: Enter may be pressed right after the last letter, before the form has rendered
          // again.
          form.settle()
          latestForward.current()
        }}
      >
        <div
          ref={top}
          className={styles.form}
          {...(hasSteps && {
            role: 'group',
            'aria-label': `第 ${String(at + 1)} 步：${steps[at]?.title ?? ''}`,
            tabIndex: -1,
          })}
        >
          <FormCard>
            {hasSteps && (
              <Stepper
                steps={steps}
                current={step}
                reached={reached}
                done={done}
                wrong={new Set(shown.map(({ name }) => stepOf(steps, name)))}
                onGo={(key) => go(steps.find((one) => one.key === key)?.key ?? step)}
              />
            )}
            {deed === '提交' && <FormEffort effort={effortOf(form)} end="核对后提交" />}
            {hasSteps && at === 0 && <ReceivedNotice form={form} />}
            {form.failure && (
              <Notice tone="bad" title={`未能${deed}。`}>
                {form.failure}
              </Notice>
            )}
            {isLast && hasSteps && later.length > 0 && (
              <Notice tone="warn" title={`以下内容联网后补填，补填后可以${deed}：`}>
                {later.map(({ label }) => label).join('、')}
              </Notice>
            )}
            <ErrorSummary
              problems={[...listed, ...(isLast && attempts > 0 ? later : []), ...(whole ? [whole] : [])]}
              focusKey={attempts}
              onGo={goTo}
            />
            <HasTried value={form.tried.size > 0}>
              {typeof children === 'function' ? children({ step, goTo }) : children}
            </HasTried>
            <ActionBar note={<DraftNote {...form.autosave} />}>
              {onCancel && <Button onClick={onCancel}>返回</Button>}
              {at > 0 && <Button onClick={() => go(steps[at - 1]!.key)}>上一步</Button>}
              <Button type="submit" look="primary" busy={form.isSending}>
                {isLast ? submitLabel : '下一步'}
              </Button>
            </ActionBar>
          </FormCard>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={`有 ${String(wrong.length)} 处尚未修改`}
        confirmLabel={`仍要${deed}`}
        onCancel={stay}
        onConfirm={() => forward(true)}
      >
        市平台要求修改的以下内容没有改动，{deed}后可能再次被退回：{wrong.map(({ label }) => label).join('、')}
        。
      </ConfirmDialog>
    </Fluent>
  )
}
