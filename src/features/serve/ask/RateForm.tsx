import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { characterCount } from '#lib/count.ts'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { Judgement } from './typed.ts'

/** Most characters of the words, as the contract has it. */
const MOST = 300

interface Props {
  value: Judgement
  onChange: (value: Judgement) => void
  onSend: (value: Required<Judgement>) => void
}

/** Stars, and words if one has some. */
export function RateForm({ value, onChange, onSend }: Props) {
  const { comment } = value
  const scoreError = value.score === undefined ? '请选择满意程度' : undefined
  const commentError = characterCount(comment) > MOST ? `评价意见最多 ${String(MOST)} 个字` : undefined
  return (
    <DialogForm
      submitLabel="提交评价"
      wrong={[scoreError && 'score', commentError && 'comment'].filter((name) => name !== undefined)}
      onSend={() => value.score !== undefined && onSend({ score: value.score, comment })}
    >
      {(tried) => (
        <>
          <StarsField
            name="score"
            label="满意程度"
            required
            value={value.score}
            onChange={(score) => onChange({ ...value, score })}
            error={tried ? scoreError : undefined}
          />
          <TextArea
            name="comment"
            label="评价意见"
            hint="只能评价一次，机构可以看到；满 3 次评价后公开平均分"
            limit={MOST}
            rows={3}
            value={comment}
            onChange={(words) => onChange({ ...value, comment: words })}
            error={tried ? commentError : undefined}
          />
        </>
      )}
    </DialogForm>
  )
}
