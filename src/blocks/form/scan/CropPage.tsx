import { useEffect, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { messageOf } from '#lib/message-of.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { BlobPicture } from './BlobPicture.tsx'
import { drawPage } from './draw.ts'
import { type Crop, type ScanPage, WHOLE } from './page.ts'
import styles from './scan.module.css'

/** Names of the crop's frame and handles for screen readers. */
const ariaLabels = {
  cropArea: '保留区域，用方向键移动',
  nwDragHandle: '左上角，用方向键调整',
  nDragHandle: '上边，用方向键调整',
  neDragHandle: '右上角，用方向键调整',
  eDragHandle: '右边，用方向键调整',
  seDragHandle: '右下角，用方向键调整',
  sDragHandle: '下边，用方向键调整',
  swDragHandle: '左下角，用方向键调整',
  wDragHandle: '左边，用方向键调整',
}

interface Props {
  page: ScanPage
  /** Kept part of the page while it is being chosen. */
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Size and quality of the picture in which the crop is chosen; the page itself is drawn from the photo. */
const preview = { longest: 1200, quality: 0.8 }

/** Shows a page with a frame around the part to keep, moved by hand or by the arrow keys. */
export function CropPage({ page, crop, onChange }: Props) {
  const { photo, turn } = page
  const [whole, setWhole] = useState<Blob>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    drawPage({ photo, turn, crop: WHOLE }, preview).then(
      ({ jpeg }) => setWhole(jpeg),
      (error: unknown) => setProblem(messageOf(error)),
    )
  }, [photo, turn])
  if (problem) return <p role="alert">{problem}</p>
  if (!whole) return <SkeletonText lines={8} />
  return (
    <div className={styles.crop}>
      <ReactCrop
        className={styles.whole ?? ''}
        crop={{ unit: '%', ...crop }}
        onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height })}
        keepSelection
        minWidth={40}
        minHeight={40}
        ariaLabels={ariaLabels}
      >
        <BlobPicture blob={whole} alt="待裁剪的页面" />
      </ReactCrop>
    </div>
  )
}
