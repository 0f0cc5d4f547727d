import { useState } from 'react'
import type { ChatQuestion } from '#api/chat.ts'
import { Button } from '#ui/Button.tsx'
import type { Asked } from './conversation.ts'
import styles from './QuestionList.module.css'

/** Number of questions shown before 展开 (specification, section 9). */
const INITIAL_COUNT = 8

interface Props {
  questions: readonly ChatQuestion[]
  onChoose: (asked: Asked) => void
}

/** Lists questions to choose from: the first 8, and all of them after 展开. */
export function QuestionList({ questions, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.list}>
      <ul>
        {(open ? questions : questions.slice(0, INITIAL_COUNT)).map(({ id, content, serialNumber }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.question}
              onClick={() => onChoose({ text: content, serialNumber })}
            >
              {content}
            </button>
          </li>
        ))}
      </ul>
      {questions.length > INITIAL_COUNT && (
        <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `展开其余 ${String(questions.length - INITIAL_COUNT)} 个`}
        </Button>
      )}
    </div>
  )
}
