import { useState } from 'react'
import { appealOutcomes } from '#rules/appeal-states.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { Fluent } from '#ui/form/Fluent.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import styles from './own.module.css'
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
  const [tried, setTried] = useState(false)
  const problems = tried ? ratingProblems(value) : {}
  const isUnsolved = value.solved === '未解决'
  const what = isLast ? '这是第二次答复，评价后办结' : isUnsolved ? '提交后由原单位再办理一次' : '评价后办结'
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isWhole(value)) onSend({ ...value, comment: value.comment.trim() })
        }}
      >
        <ChoiceField
          name="solved"
          label="问题是否解决"
          required
          options={appealOutcomes.map((word) => ({ value: word, label: word }))}
          value={value.solved}
          onChange={(solved) => onChange({ ...value, solved })}
          error={problems.solved}
        />
        <StarsField
          name="score"
          label="满意程度"
          required
          value={value.score}
          onChange={(score) => onChange({ ...value, score })}
          error={problems.score}
        />
        <TextArea
          name="comment"
          label={isUnsolved ? '还有什么没有解决' : '评价意见'}
          required={isUnsolved}
          hint={what}
          limit={500}
          rows={3}
          value={value.comment}
          onChange={(comment) => onChange({ ...value, comment })}
          error={problems.comment}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary">
            提交评价
          </Button>
        </div>
      </form>
    </Fluent>
  )
}
