import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { characterCount } from '#lib/count.ts'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { Rating } from './typed.ts'

/** Most characters of the words (the contract's bound). */
const MOST = 500

interface Props {
  value: Rating
  onChange: (rating: Rating) => void
  onSend: (score: number, content: string) => void
}

/** Stars, and words if somebody has some. */
export function RateForm({ value, onChange, onSend }: Props) {
  const { score, content } = value
  const isLong = characterCount(content) > MOST
  return (
    <DialogForm
      submitLabel="提交评价"
      wrong={[score === undefined && 'score', isLong && 'content'].filter((name) => name !== false)}
      onSend={() => score !== undefined && onSend(score, content)}
    >
      {(tried) => (
        <>
          <StarsField
            name="score"
            label="满意程度"
            required
            value={score}
            onChange={(next) => onChange({ ...value, score: next })}
            error={tried && score === undefined ? '请选择评分' : undefined}
          />
          <TextArea
            name="content"
            label="评价意见"
            hint="选填；评价只能提交一次，主办方可以看到"
            limit={MOST}
            rows={4}
            value={content}
            onChange={(next) => onChange({ ...value, content: next })}
            error={tried && isLong ? `评价最多 ${String(MOST)} 个字` : undefined}
          />
        </>
      )}
    </DialogForm>
  )
}
