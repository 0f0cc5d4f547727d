import * as v from 'valibot'
import { type Attachment, fileIdOf, isAttachment } from '#lib/attachment.ts'

/** Returns a picture stored at the city as a file of a form. */
export const pictureOf = (filePath: string, index: number): Attachment => ({
  filePath,
  fileName: `图片 ${String(index + 1)}`,
  size: 0,
  type: 'image/*',
})

/** Returns true for a file stored at the city; false while its bytes are on this device. */
export const isStored = ({ filePath }: Attachment): boolean => fileIdOf(filePath) === undefined

/** Returns the schema of a form's pictures, which may still be on this device. @param what noun in the message: 封面图片 */
export const Pictures = (most: number, what = '图片') =>
  v.pipe(v.array(v.custom<Attachment>(isAttachment)), v.maxLength(most, `${what}最多 ${String(most)} 张`))
