import { StateChip, type Tone } from '#ui/state/StateChip.tsx'
import styles from './FileField.module.css'
import { type Attachment, endingOf, sizeText } from './file-rules.ts'

const states: Record<Attachment['state'], { tone: Tone; words: string }> = {
  kept: { tone: 'info', words: '已保存在本机' },
  waiting: { tone: 'warn', words: '待上传' },
  uploaded: { tone: 'ok', words: '已上传' },
}

interface Props {
  file: Attachment
  onRemove?: (fileId: string) => void
  onOpen?: (fileId: string) => void
}

/** One attached file: kind, name, size, and where it is. */
export function FileRow({ file, onRemove, onOpen }: Props) {
  const { fileId, name, size, state, note } = file
  return (
    <li className={styles.row}>
      <span className={styles.kind} aria-hidden>
        {endingOf(name)}
      </span>
      <span className={styles.what}>
        {onOpen ? (
          <button type="button" className={styles.name} onClick={() => onOpen(fileId)}>
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.meta}>{[sizeText(size), note].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.state}>
        <StateChip tone={states[state].tone}>{states[state].words}</StateChip>
      </span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`移除 ${name}`}
          onClick={() => onRemove(fileId)}
        >
          移除
        </button>
      )}
    </li>
  )
}
