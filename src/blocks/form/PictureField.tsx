import type { Attachment } from '#lib/attachment.ts'
import { moved } from '#lib/moved.ts'
import type { FieldProps } from '#ui/form/field.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { preparePhoto } from './photo.ts'
import { PictureList } from './PictureList.tsx'

interface Props extends FieldProps {
  /** Pictures in display order; the first is the cover. */
  value: readonly Attachment[]
  onChange: (change: (files: Attachment[]) => Attachment[]) => void
  /** Most pictures. */
  limit: number
}

const COVER_FIRST = '第一张是封面；照片会在本机转正、缩小，并去掉拍摄地点等信息后再上传'

/** Largest accepted picture before it is scaled down, in MB. */
const MAX_FILE_MB = 20

/**
 * Field for a record's pictures: chosen, dropped or photographed; turned upright, scaled down and stripped of location
 * data on this device; ordered by buttons or dragging; kept here until they are submitted.
 */
export function PictureField({ value, onChange, limit, ...field }: Props) {
  return (
    <AttachmentField
      hint={COVER_FIRST}
      {...field}
      value={value}
      onChange={onChange}
      prepare={preparePhoto}
      accept=".jpg,.jpeg,.png"
      maxSizeMb={MAX_FILE_MB}
      limit={limit}
      unit="张"
      list={(remove) => (
        <PictureList
          pictures={value}
          onRemove={remove}
          onMove={(from, to) => onChange((files) => moved(files, from, to))}
        />
      )}
    />
  )
}
