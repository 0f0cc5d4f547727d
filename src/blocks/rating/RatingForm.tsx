import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { appealOutcomes } from '#rules/appeal-states.ts'
import { reasonsFor } from '#rules/rating-reasons.ts'
import { isBad, LEAST_WORDS, type RatedKind, ratingGrades } from '#rules/rating.ts'
import { remedyPromise } from '#rules/remedy.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { SeveralField } from '#ui/form/SeveralField.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { ratingFields } from './rating-fields.ts'

/** Parts of a rating that the form itself reads. */
export interface Sent {
  score: number
  reasons: string[]
}

/** Settings of the form that rates one record. */
export interface Rated<Given extends Sent = Sent> {
  kind: RatedKind
  /** Office, provider or organiser that answers a bad rating. */
  by: string
  /** Rules of the contract, and the parts of the body that are not typed. */
  schema: StandardSchemaV1<unknown, Given>
  beside?: object
  /** Maximum number of characters. */
  most: number
  /** Names those who read the rating; an answer says what follows from it instead. */
  hint?: string
  /** Asks whether the matter is solved; `isLast` if even 未解决 closes it, because it was reopened before. */
  answer?: { isLast: boolean }
}

/**
 * Renders the one form that rates (好差评): stars, the reasons that fit the grade, words that a bad grade needs, and what
 * becomes of a bad one.
 */
export function RatingForm({
  kind,
  by,
  schema,
  most,
  hint = '',
  answer,
  onSend,
  ...form
}: Rated & DeedForm<typeof ratingFields, Sent>) {
  return (
    <DialogForm
      {...form}
      fields={ratingFields}
      schema={schema}
      submitLabel="提交评价"
      // Drops reasons that were ticked under another grade.
      onSend={(sent) => {
        const fitting = reasonsFor(kind, sent.score)
        onSend({ ...sent, reasons: sent.reasons.filter((one) => fitting.includes(one)) })
      }}
    >
      {(bind, { solved, score }) => {
        const bad = score !== undefined && isBad(score)
        const isUnsolved = solved === '未解决'
        const reopens = isUnsolved && answer?.isLast === false
        const reasons = bind('reasons')
        const words = bind('comment')
        const ending = answer?.isLast ? '这是第二次答复，评价后办结' : '评价后办结'
        return (
          <>
            {answer && (
              <ChoiceField
                {...bind('solved')}
                required
                options={appealOutcomes.map((word) => ({ value: word, label: word }))}
              />
            )}
            <StarsField {...bind('score')} required grades={ratingGrades} />
            {score !== undefined && (
              <SeveralField
                {...reasons}
                onChange={(ticked) => reasons.onChange(ticked ?? [])}
                label={score >= 4 ? '满意的方面（选填）' : '需要改进的方面（选填）'}
                options={reasonsFor(kind, score)}
                none={false}
              />
            )}
            <TextArea
              {...words}
              label={isUnsolved ? '尚未解决的问题' : bad ? '不满意的原因' : words.label}
              required={isUnsolved || bad}
              hint={
                reopens
                  ? '提交后由原承办单位再次办理'
                  : isUnsolved || bad
                    ? `至少 ${String(LEAST_WORDS)} 个字；${answer ? ending : hint}`
                    : `选填；${answer ? ending : hint}`
              }
              limit={most}
              rows={3}
            />
            {bad && !reopens && (
              <Notice tone="info" title="差评处理：">
                {remedyPromise(by)}
              </Notice>
            )}
          </>
        )
      }}
    </DialogForm>
  )
}
