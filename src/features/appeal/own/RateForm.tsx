import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { appealOutcomes } from '#rules/appeal-states.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { isWhole, type Rating, ratingProblems } from './rating.ts'

interface Props {
  value: Rating
  onChange: (rating: Rating) => void
  /** True where it was opened again before: then it ends, whatever is said. */
  isLast: boolean
  onSend: (rating: Required<Rating>) => void
}

/** The judgement of an answer. */
export function RateForm({ value, onChange, isLast, onSend }: Props) {
  const problems = ratingProblems(value)
  const isUnsolved = value.solved === '未解决'
  const what = isLast
    ? '这是第二次答复，评价后办结'
    : isUnsolved
      ? '提交后由原承办单位再次办理'
      : '评价后办结'
  return (
    <DialogForm
      submitLabel="提交评价"
      wrong={(['solved', 'score', 'comment'] as const).filter((name) => problems[name])}
      onSend={() => isWhole(value) && onSend(value)}
    >
      {(tried) => (
        <>
          <ChoiceField
            name="solved"
            label="问题是否解决"
            required
            options={appealOutcomes.map((word) => ({ value: word, label: word }))}
            value={value.solved}
            onChange={(solved) => onChange({ ...value, solved })}
            error={tried ? problems.solved : undefined}
          />
          <StarsField
            name="score"
            label="满意程度"
            required
            value={value.score}
            onChange={(score) => onChange({ ...value, score })}
            error={tried ? problems.score : undefined}
          />
          <TextArea
            name="comment"
            label={isUnsolved ? '尚未解决的问题' : '评价意见'}
            required={isUnsolved}
            hint={what}
            limit={500}
            rows={3}
            value={value.comment}
            onChange={(comment) => onChange({ ...value, comment })}
            error={tried ? problems.comment : undefined}
          />
        </>
      )}
    </DialogForm>
  )
}
