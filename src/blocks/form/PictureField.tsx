import type { Attachment } from '#lib/attachment.ts'
import type { FieldProps } from '#ui/form/field.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { preparePhoto } from './photo.ts'
import { PictureList } from './PictureList.tsx'

interface Props extends FieldProps {
  /** In the order in which they will be shown; the first is the cover. */
  value: readonly Attachment[]
  onChange: (change: (files: Attachment[]) => Attachment[]) => void
  /** Most pictures. */
  limit: number
}

const COVER_FIRST = '第一张是封面；照片会在本机转正、缩小，并去掉拍摄地点等信息后再上传'

/** Largest picture that is taken, in MB, before it is made smaller. */
const MOST_MB = 20

/**
 * Pictures of a record: chosen, dropped or photographed, turned upright, made smaller and freed of their place on this
 * device, in an order that the person decides by buttons or by dragging, and kept here until they are sent.
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
      maxSizeMb={MOST_MB}
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

/** The same list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
