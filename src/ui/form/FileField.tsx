import { type ReactNode, useContext, useState } from 'react'
import type { Attachment } from '#lib/attachment.ts'
import { fieldId, type FieldProps, HasTried } from './field.ts'
import styles from './FileField.module.css'
import { withCleanName, type FileRules, rulesText, sortFiles } from './file-rules.ts'
import { FileRow } from './FileRow.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'

/** File that exists already and can be taken with one press. */
export interface FileOffer {
  key: string
  /** Its name, its origin, how long it holds. */
  text: string
  /** `add` checks and keeps files as the picker does; it returns false if one was refused */
  onTake: (add: (files: File[]) => Promise<boolean>) => void
}

interface Props extends FieldProps, FileRules {
  files: readonly Attachment[]
  /** Text for files that are only on this device */
  here?: string
  /** Receives only files that the rules allow; the message of a rejection is shown at the field */
  onAdd: (files: File[]) => Promise<void>
  /** Receives the path of the file */
  onRemove: (filePath: string) => void
  /** Files that exist already; hidden once no further file is possible */
  offers?: readonly FileOffer[]
  /** Content shown in place of the default rows */
  list?: ReactNode
  /** Renders another way to add files, below the picker; `add` checks and keeps them as the picker does */
  more?: (add: (files: File[]) => Promise<boolean>) => ReactNode
}

/** Renders a slot for files, which can be selected, dropped or photographed, with the state of each file. */
export function FileField({
  files,
  here = '已保存在本机',
  onAdd,
  onRemove,
  offers = [],
  list,
  more,
  name,
  label,
  required,
  hint,
  error,
  hidden,
  ...rules
}: Props) {
  const [problems, setProblems] = useState<string[]>([])
  const [over, setOver] = useState(false)
  const [keeping, setKeeping] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const around = useKeptFocus<HTMLDivElement>()
  const tried = useContext(HasTried)
  const id = fieldId(name)
  const full = rules.limit !== undefined && files.length >= rules.limit

  async function add(chosen: File[]): Promise<boolean> {
    const { taken, problems } = sortFiles(chosen.map(withCleanName), rules, files.length)
    setProblems(problems)
    setAnnouncement('')
    if (!taken.length) return false
    setKeeping(taken.length)
    try {
      await onAdd(taken)
      setAnnouncement(`已添加 ${String(taken.length)} 个文件`)
      return problems.length === 0
    } catch (failure) {
      setProblems([...problems, failure instanceof Error ? failure.message : '文件未保存，请重试'])
      return false
    } finally {
      setKeeping(0)
    }
  }

  if (hidden) return null
  const isWrong = error !== undefined || problems.length > 0
  return (
    <div {...around} className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
          {required && (
            <span className={styles.mark} aria-hidden>
              *
            </span>
          )}
        </span>
        <span id={`${id}-rules`} className={styles.rules}>
          {rulesText(rules)}
        </span>
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {files.length > 0 &&
        (list ?? (
          <ul className={styles.list}>
            {files.map((file) => (
              <FileRow key={file.filePath} file={file} here={here} onRemove={onRemove} />
            ))}
          </ul>
        ))}
      {!full && !rules.disabled && offers.length > 0 && (
        <ul className={styles.offers} aria-label={`已有的${label}`}>
          {offers.map(({ key, text, onTake }) => (
            <li key={key} className={styles.offer}>
              <span className={styles.held}>已有：{text}</span>
              <button
                type="button"
                className={styles.take}
                aria-label={`使用 ${text}`}
                onClick={() => onTake(add)}
              >
                使用
              </button>
            </li>
          ))}
        </ul>
      )}
      {!full && !rules.disabled && (
        <label className={`${styles.drop} ${over ? styles.over : ''} ${isWrong ? styles.wrong : ''}`}>
          <input
            id={id}
            className={styles.input}
            type="file"
            multiple={rules.limit !== 1}
            accept={rules.accept}
            aria-label={`选择文件：${label}`}
            aria-describedby={`${id}-rules ${id}-hint ${id}-error`}
            aria-invalid={isWrong}
            aria-required={required ?? false}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              void add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span className={styles.choose}>选择文件</span>
          {keeping > 0 ? (
            <span className={styles.aside}>{`正在保存 ${String(keeping)} 个`}</span>
          ) : (
            <span className={`${styles.aside} ${styles.drag}`}>或拖到这里</span>
          )}
        </label>
      )}
      {!full && !rules.disabled && more?.(add)}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div id={`${id}-error`} className={styles.error}>
        {error && !problems.length && <div role={tried ? undefined : 'alert'}>{error}</div>}
        <div role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </div>
      </div>
    </div>
  )
}
