import { useMemo, useState } from 'react'
import { useMoveFocus } from '#blocks/form/useMoveFocus.ts'
import { moved } from '#lib/moved.ts'
import { Button } from '#ui/Button.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { BlobPicture } from './BlobPicture.tsx'
import { isWhole, turned } from './page.ts'
import styles from './scan.module.css'
import type { DrawnPage, Scan } from './useScan.ts'

interface Props {
  scan: Scan
  onCrop: (page: DrawnPage) => void
}

/** Lists the pages of a PDF in order, with buttons to turn, crop, move and remove each. */
export function ScanPages({ scan, onCrop }: Props) {
  const { pages, change, setPages, remove } = scan
  const keys = useMemo(() => pages.map(({ id }) => id), [pages])
  const { list, note } = useMoveFocus<HTMLOListElement>(keys)
  const [announcement, announce] = useState('')
  const move = (page: DrawnPage, to: number, way: string) => {
    note(page.id, way)
    setPages((now) =>
      moved(
        now,
        now.findIndex(({ id }) => id === page.id),
        to,
      ),
    )
    announce(`移到第 ${String(to + 1)} 页`)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol ref={list} className={styles.pages} aria-label="页面">
        {pages.map((page, at) => {
          const number = `第 ${String(at + 1)} 页`
          const named = (verb: string) => `${verb}${number}`
          return (
            <li key={page.id} className={styles.page}>
              <span className={styles.picture}>
                {page.drawn && <BlobPicture blob={page.drawn.jpeg} alt={number} />}
              </span>
              <div className={styles.about}>
                <strong>{number}</strong>
                <span className={styles.size}>
                  {sizeText(page.photo.size)} → {page.drawn ? sizeText(page.drawn.jpeg.size) : '正在处理'}
                  {!isWhole(page.crop) && ' · 已裁剪'}
                </span>
                <span className={styles.ways}>
                  <Button
                    look="plain"
                    aria-label={named('旋转')}
                    onClick={() => {
                      change(page.id, turned)
                      announce(`${number}已旋转`)
                    }}
                  >
                    旋转
                  </Button>
                  <Button look="plain" aria-label={named('裁剪')} onClick={() => onCrop(page)}>
                    裁剪
                  </Button>
                  <Button
                    look="plain"
                    data-way="up"
                    disabled={at === 0}
                    aria-label={named('上移')}
                    onClick={() => move(page, at - 1, 'up')}
                  >
                    上移
                  </Button>
                  <Button
                    look="plain"
                    data-way="down"
                    disabled={at === pages.length - 1}
                    aria-label={named('下移')}
                    onClick={() => move(page, at + 1, 'down')}
                  >
                    下移
                  </Button>
                  <Button look="plain" aria-label={named('移除')} onClick={() => remove(page.id)}>
                    移除
                  </Button>
                </span>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
