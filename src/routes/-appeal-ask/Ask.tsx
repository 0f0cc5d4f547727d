import type { ReactNode } from 'react'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { useReady } from '#offline/useReady.ts'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { appealEnding } from './finish.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { NewAppealLink, Drafts } from './Drafts.tsx'
import { Fields } from './Fields.tsx'
import { type AskInput, useAsk } from './useAsk.ts'
import { useSuggestionData } from './useSuggestionData.ts'

/** Shows the appeal form, new, from a draft or returned by the city, until it is submitted. */
export function Ask({ notice, ...input }: AskInput & { notice?: ReactNode }) {
  const form = useAsk(input)
  const { draft, autosave, sentId } = form
  const isBegun = draft.begun?.kept !== undefined || autosave.state !== 'none' || sentId !== undefined
  // A form that begins with a title shows suggestions among its fields, so the form waits for their data.
  const isTitled = draft.begun !== undefined && draft.begun.values.title !== ''
  const isDataReady = useReady(input.record, useSuggestionData().queries)
  const isHeldBack = useWaitTogether(isTitled && !isDataReady && sentId === undefined)
  return (
    <>
      {!input.returned && <Drafts record={input.record} />}
      {isHeldBack ? (
        <Card>
          <SkeletonText lines={10} />
        </Card>
      ) : (
        <DraftForm
          form={form}
          submitLabel={input.returned ? '提交补充' : '提交诉求'}
          ending={appealEnding(form.values)}
          notice={notice}
        >
          {({ step, goTo }) =>
            step === 'fill' ? <Fields form={form} /> : <ReviewStep form={form} goTo={goTo} />
          }
        </DraftForm>
      )}
      {!input.returned && isBegun && <NewAppealLink />}
    </>
  )
}
