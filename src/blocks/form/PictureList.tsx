import { useMemo, useState } from 'react'
import { hereWord } from '#blocks/outbox/waiting-words.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { Button } from '#ui/Button.tsx'
import styles from './PictureList.module.css'
import { useMoveFocus } from './useMoveFocus.ts'

interface Props {
  pictures: readonly Attachment[]
  onMove: (from: number, to: number) => void
  /** Receives the picture's path. */
  onRemove: (filePath: string) => void
}

/** Lists the pictures of a form in order, with buttons and dragging to move and remove them. */
export function PictureList({ pictures, onMove, onRemove }: Props) {
  const keys = useMemo(() => pictures.map(({ filePath }) => filePath), [pictures])
  const { list, note } = useMoveFocus<HTMLUListElement>(keys)
  const [dragged, setDragged] = useState<number>()
  const [announcement, announce] = useState('')
  const move = (from: number, to: number, way = '') => {
    const picture = pictures[from]
    if (!picture || from === to) return
    if (way) note(picture.filePath, way)
    onMove(from, to)
    announce(`${picture.fileName} 移到第 ${String(to + 1)} 张`)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ul ref={list} className={styles.list} aria-label="已选图片">
        {pictures.map(({ filePath, fileName }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only; the buttons serve the keyboard
          <li
            key={filePath}
            className={styles.picture}
            data-dragged={index === dragged || undefined}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, index)
              setDragged(undefined)
            }}
          >
            <RecordPicture path={filePath} alt={fileName} />
            <span className={styles.words}>
              {pictures.length > 1 && `${index === 0 ? '封面' : `第 ${String(index + 1)} 张`} · `}
              {fileIdOf(filePath) === undefined ? '已上传' : hereWord()}
            </span>
            <span className={styles.ways}>
              {pictures.length > 1 && (
                <>
                  <Button
                    look="plain"
                    data-way="before"
                    disabled={index === 0}
                    aria-label={`前移 ${fileName}`}
                    onClick={() => move(index, index - 1, 'before')}
                  >
                    前移
                  </Button>
                  <Button
                    look="plain"
                    data-way="after"
                    disabled={index === pictures.length - 1}
                    aria-label={`后移 ${fileName}`}
                    onClick={() => move(index, index + 1, 'after')}
                  >
                    后移
                  </Button>
                </>
              )}
              <Button look="plain" aria-label={`移除 ${fileName}`} onClick={() => onRemove(filePath)}>
                移除
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
