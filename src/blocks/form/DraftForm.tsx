import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Tried } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Stepper } from '#ui/form/Stepper.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './DraftForm.module.css'
import { DraftNotice, DraftRefused } from './DraftNotice.tsx'
import { stepOf } from './names.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { type Mine, Submitted } from './Submitted.tsx'
import type { FormState } from './form-state.ts'
import { useSteps } from './useSteps.ts'

/** What a step is told, for a review to lead back from it. */
interface AtStep<Key extends string = string> {
  step: Key
  goTo: (name: string) => void
}

/** Something to know before filling in a form; told whether it goes on from what was begun before. */
export type FormNotice = ReactNode | ((goesOn: boolean) => ReactNode)

interface Props<Key extends string> {
  form: FormState<Key>
  /** What the button of the last step does: 提交审核, 保存. */
  submitLabel: string
  /** The list that the record stands in once it is handed in; for forms that become their receipt. */
  mine?: Mine
  /** The step that the address names, and how to go to another; without them the form keeps it to itself. */
  step?: Key
  onStep?: (key: Key) => void
  /** Leads away without handing in. */
  onCancel?: () => void
  notice?: FormNotice
  /** Stands in place of the form while its draft at the city is not here. */
  awaited?: ReactNode
  /** The fields; of the step shown, where there are several. */
  children: ReactNode | ((at: AtStep<Key>) => ReactNode)
}

/**
 * A form from its draft to its receipt: what was found on this device on top, then what is to be mended, the fields,
 * what became of the draft, and the way on.
 */
export function DraftForm<Key extends string>({ form, mine, notice, awaited, ...rest }: Props<Key>) {
  const { draft, sentId } = form
  const { begun } = draft
  const discard = () => void draft.discard()
  const outcome = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const isSent = sentId !== undefined && mine !== undefined
  useLayoutEffect(() => {
    // The button stands at the end of the form, and its receipt is read from the top.
    if (isSent && wasShown.current) {
      outcome.current?.focus({ preventScroll: true })
      outcome.current?.scrollIntoView({ block: 'start' })
    }
    wasShown.current = form.isReady && !isSent
  }, [isSent, form.isReady])
  if (isSent) {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <Submitted id={sentId} onReopened={form.reopen} mine={mine} />
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
      <Sheet form={form} {...rest} />
    </>
  )
}

function Sheet<Key extends string>({
  form,
  submitLabel,
  step: wanted,
  onStep,
  onCancel,
  children,
}: Omit<Props<Key>, 'mine' | 'notice' | 'awaited'>) {
  const { steps, wrong, isRefusal } = form
  const { top, at, step, reached, done, attempts, go, goTo, forward, isAsking, stay } = useSteps(
    form,
    wanted,
    onStep,
  )
  const deed = submitLabel.startsWith('保存') ? '保存' : '提交'
  const isLast = at === steps.length - 1
  const shown = wrong.filter(({ name }) => isRefusal(name) || form.tried.has(stepOf(steps, name)))
  const here = shown.filter(({ name }) => isLast || isRefusal(name) || stepOf(steps, name) === step)
  const several = steps.length > 1
  const { later } = form
  const drawn = useRef(forward)
  useLayoutEffect(() => {
    drawn.current = forward
  })
  return (
    <Fluent>
      <OfflineNotice deed={deed} />
      <form
        className={styles.whole}
        noValidate
        aria-label={!several ? form.title : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.isSending) return
          // Enter may come right after the last letter, before that has been drawn.
          form.settle()
          drawn.current()
        }}
      >
        <div
          ref={top}
          className={styles.form}
          {...(several && {
            role: 'group',
            'aria-label': `第 ${String(at + 1)} 步：${steps[at]?.title ?? ''}`,
            tabIndex: -1,
          })}
        >
          <FormCard>
            {several && (
              <Stepper
                steps={steps}
                current={step}
                reached={reached}
                done={done}
                wrong={new Set(shown.map(({ name }) => stepOf(steps, name)))}
                onGo={(key) => go(steps.find((one) => one.key === key)?.key ?? step)}
              />
            )}
            {form.failure && (
              <Notice tone="bad" title={`未能${deed}。`}>
                {form.failure}
              </Notice>
            )}
            {isLast && several && later.length > 0 && (
              <Notice tone="warn" title={`以下内容联网后补填，补填后可以${deed}：`}>
                {later.map(({ label }) => label).join('、')}
              </Notice>
            )}
            <ErrorSummary
              problems={isLast && attempts > 0 ? [...here, ...later] : here}
              focusKey={attempts}
              onGo={goTo}
            />
            <Tried value={form.tried.size > 0}>
              {typeof children === 'function' ? children({ step, goTo }) : children}
            </Tried>
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
        title={`有 ${String(wrong.length)} 处没有按要求修改`}
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
