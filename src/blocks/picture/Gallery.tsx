import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './Gallery.module.css'
import { RecordPicture } from './RecordPicture.tsx'

interface Props {
  /** Paths of the pictures, in order. */
  pictures: readonly string[]
  /** Subject of the pictures, for screen readers. */
  title: string
}

/**
 * Shows the pictures of a record: one large, the others as thumbnails. The large one opens in a full-screen dialog,
 * where it can be enlarged and the arrow keys change the picture.
 */
export function Gallery({ pictures, title }: Props) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const count = pictures.length
  if (count === 0) return null
  const shown = Math.min(at, count - 1)
  const words = (index: number) => `${title}，第 ${String(index + 1)} 张，共 ${String(count)} 张`
  const go = (step: number) => {
    setAt((shown + step + count) % count)
    setLarge(false)
  }
  const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // Alt with an arrow is the browser's Back; an enlarged picture scrolls with the arrows.
    if (altKey || ctrlKey || metaKey || (target as HTMLElement).hasAttribute('data-large')) return
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  return (
    // Handles the keys of the dialog as well, for any focused element in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <div className={styles.gallery} role="group" aria-label="图片" onKeyDown={onKeyDown}>
      {/* Printed as the picture, not as a button. */}
      <button type="button" className={styles.main} data-print="keep" onClick={() => setOpen(true)}>
        <RecordPicture path={pictures[shown]} alt={words(shown)} />
        <span className="visually-hidden">，查看大图</span>
      </button>
      {count > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((path, index) => (
            <li key={path}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`第 ${String(index + 1)} 张`}
                aria-pressed={index === shown}
                onClick={() => setAt(index)}
              >
                <RecordPicture path={path} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isOpen}
        shape="full"
        title={`${String(shown + 1)} / ${String(count)}`}
        onClose={() => setOpen(false)}
        actions={
          <>
            {count > 1 && <Button onClick={() => go(-1)}>上一张</Button>}
            <Button data-first onClick={() => setLarge(!isLarge)}>
              {isLarge ? '缩小' : '放大'}
            </Button>
            {count > 1 && <Button onClick={() => go(1)}>下一张</Button>}
          </>
        }
      >
        <p role="status" className="visually-hidden">
          {words(shown)}
        </p>
        {/* Zoomed by pinching like any page; an enlarged picture scrolls inside its box. */}
        <div
          className={styles.stage}
          {...(isLarge
            ? { 'data-large': true, role: 'region', 'aria-label': '大图，可滚动', tabIndex: 0 }
            : {})}
        >
          <div className={styles.whole}>
            <RecordPicture path={pictures[shown]} alt={words(shown)} />
          </div>
        </div>
      </Dialog>
    </div>
  )
}
