import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { Rating } from './typed.ts'
import styles from './signup.module.css'

/** Most characters of the words (the contract's bound). */
const MOST = 500

interface Props {
  value: Rating
  onChange: (rating: Rating) => void
  onSend: (score: number, content: string) => void
}

/** Stars, and words if somebody has some. */
export function RateForm({ value, onChange, onSend }: Props) {
  const [tried, setTried] = useState(false)
  const { score, content } = value
  const isLong = [...content].length > MOST
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (score === undefined) focusField('score')
          else if (isLong) focusField('content')
          else onSend(score, content.trim())
        }}
      >
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
          hint="可以不填；评价只能提交一次，主办方会看到"
          limit={MOST}
          rows={4}
          value={content}
          onChange={(next) => onChange({ ...value, content: next })}
          error={tried && isLong ? `评价最多 ${String(MOST)} 个字` : undefined}
        />
        <div className={styles.end}>
          <Button type="submit" look="primary">
            提交评价
          </Button>
        </div>
      </form>
    </Fluent>
  )
}
