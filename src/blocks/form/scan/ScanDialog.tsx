import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { CropPage } from './CropPage.tsx'
import { clearnesses, type Crop, pdfName, WHOLE } from './page.ts'
import { PhotoPickers } from './PhotoPickers.tsx'
import styles from './scan.module.css'
import { ScanPages } from './ScanPages.tsx'
import { toPdf } from './to-pdf.ts'
import { MAX_PAGES, useScan } from './useScan.ts'

interface Props {
  name: string
  label: string
  maxSizeMb?: number
  /** Number of files that the field has. */
  present: number
  onDone: (file: File) => Promise<void>
  onClose: () => void
}

/** Makes one PDF of photos, taken now or chosen: turned, cropped and ordered by hand, on this device alone. */
export function ScanDialog({ name, label, maxSizeMb = Infinity, present, onDone, onClose }: Props) {
  const scan = useScan(name)
  const { pages, problems, clearness, before, after } = scan
  const [cropping, setCropping] = useState<{ id: string; crop: Crop }>()
  const [isLeaving, setLeaving] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const cropped = pages.find(({ id }) => id === cropping?.id)
  const isTooLarge = after > maxSizeMb * 1024 * 1024
  const isReady = pages.length > 0 && !scan.isDrawing && !isTooLarge && !isMaking

  async function make() {
    setMaking(true)
    setFailure(undefined)
    try {
      const file = await toPdf(
        pages.flatMap(({ drawn }) => (drawn ? [drawn] : [])),
        pdfName(label, present),
      )
      scan.end()
      await onDone(file)
    } catch (error) {
      setFailure(messageOf(error))
      setMaking(false)
    }
  }
  if (cropping && cropped) {
    const end = () => setCropping(undefined)
    return (
      <Dialog
        open
        title={`裁剪第 ${String(pages.indexOf(cropped) + 1)} 页`}
        shape="wide"
        onClose={end}
        actions={
          <>
            <Button onClick={() => setCropping({ id: cropping.id, crop: WHOLE })}>保留整页</Button>
            <Button
              look="primary"
              onClick={() => {
                scan.change(cropping.id, () => ({ crop: cropping.crop }))
                end()
              }}
            >
              完成
            </Button>
          </>
        }
      >
        <p className={styles.hint}>
          拖动框的四角，框内的部分会保留；用键盘的，按方向键移动，按住 Shift 移得更快
        </p>
        <CropPage
          page={cropped}
          crop={cropping.crop}
          onChange={(crop) => setCropping({ id: cropping.id, crop })}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      title="拍照合成 PDF"
      shape="wide"
      onClose={() => (pages.length > 0 ? setLeaving(true) : onClose())}
      actions={
        <Button look="primary" busy={!isReady} onClick={() => void make()}>
          {isMaking ? '正在合成' : `合成 PDF${pages.length > 0 ? `（${String(pages.length)} 页）` : ''}`}
        </Button>
      }
    >
      <p className={styles.hint}>
        {label}：按顺序拍照或选择照片，每张一页，在本机转正、裁剪、缩小，并去掉拍摄地点等信息，断网也可合成
      </p>
      <PhotoPickers isFull={pages.length >= MAX_PAGES} onChoose={(photos) => void scan.add(photos)} />
      <ScanPages scan={scan} onCrop={({ id, crop }) => setCropping({ id, crop })} />
      {pages.length > 0 && (
        <ChoiceField
          name={`${name}-clearness`}
          label="清晰度"
          value={clearness.value}
          options={clearnesses}
          onChange={(value) => scan.setClearness(clearnesses.find((one) => one.value === value) ?? clearness)}
        />
      )}
      {pages.length > 0 && (
        <p className={styles.total} role="status">
          {`共 ${String(pages.length)} 页，照片 ${sizeText(before)}，`}
          {scan.isDrawing ? '正在处理' : `PDF 约 ${sizeText(after)}`}
          {Number.isFinite(maxSizeMb) && `，上限 ${String(maxSizeMb)} MB`}
        </p>
      )}
      <div role="alert" className={styles.problem}>
        {isTooLarge && <p>{`超过 ${String(maxSizeMb)} MB，请把清晰度改为“较小”，或移除几页`}</p>}
        {[...problems, ...(failure ? [failure] : [])].map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <ConfirmDialog
        open={isLeaving}
        title="放弃合成"
        confirmLabel="放弃"
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          scan.end()
          onClose()
        }}
      >
        {`已选的 ${String(pages.length)} 张照片从这里移除，手机相册中的照片不受影响。`}
      </ConfirmDialog>
    </Dialog>
  )
}
