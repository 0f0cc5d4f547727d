import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './FileField.module.css'
import { extensionOf, sizeText } from './file-rules.ts'

interface Props {
  file: Attachment
  /** Text for a file that is only on this device */
  here?: string
  /** Receives the path of the file */
  onRemove?: (filePath: string) => void
}

/** Renders an attached file with its kind, name, size and state. */
export function FileRow({ file: { filePath, fileName, size }, here = '已保存在本机', onRemove }: Props) {
  const isHere = fileIdOf(filePath) !== undefined
  return (
    <li className={styles.row}>
      <span className={styles.kind} aria-hidden>
        {extensionOf(fileName)}
      </span>
      <span className={styles.what}>
        <bdi className={styles.name}>{fileName}</bdi>
        <span className={styles.meta}>{sizeText(size)}</span>
      </span>
      <span className={styles.state}>
        <StateChip tone={isHere ? 'info' : 'ok'}>{isHere ? here : '已上传'}</StateChip>
      </span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`移除 ${fileName}`}
          onClick={() => onRemove(filePath)}
        >
          移除
        </button>
      )}
    </li>
  )
}
