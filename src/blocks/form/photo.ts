/** The longest side that a photo is sent with, in pixels: enough to read a document on it. */
export const LONGEST = 2560
/** How good a JPEG is made anew, of 1. */
const QUALITY = 0.86

const photoTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the size of a picture that is made to fit into a square of `longest` pixels; never larger than it was. */
export function fitted(width: number, height: number, longest = LONGEST): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes of a photo what may leave the device: turned upright, 2,560 px at the longest side, and without what the camera
 * wrote into it (where and when it was taken, by which device), since only the pixels are taken over. Any other file
 * stays as it is. @throws Error in words where the picture cannot be read: then it is not sent with its place data
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!photoTypes.includes(file.type)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(`“${file.name}”无法读取，请更换照片，或转为 JPG 后重新选择`)
  })
  const { width, height } = fitted(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  // Text on a screenshot stays sharp as PNG; everything else is a photo.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
  if (!bytes) throw new Error(`“${file.name}”处理失败，请重新选择`)
  const name = type === file.type ? file.name : file.name.replace(/\.\w+$/, '.jpg')
  return new File([bytes], name, { type })
}
