/** The longest side that a photo is sent with, in pixels: enough to read a document on it. */
const LONGEST = 2560
/** How good a JPEG is made anew, of 1. */
const QUALITY = 0.86

/** What a camera writes its place into, by type and by name: a file from a disk or an old phone may come with either alone. */
const photoType = /^image\/(?:p?jpe?g|png|webp|hei[cf]|avif|tiff)$/i
const photoName = /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif|tiff?)$/i

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
  const { name, type } = file
  if (!photoType.test(type) && !photoName.test(name)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(`“${name}”无法读取，请更换照片，或转为 JPG 后重新选择`)
  })
  const { width, height } = fitted(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  // Text on a screenshot stays sharp as PNG; everything else is a photo.
  const isPng = type === 'image/png' || (!photoType.test(type) && /\.png$/i.test(name))
  const made = isPng ? 'image/png' : 'image/jpeg'
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, made, QUALITY))
  if (!bytes) throw new Error(`“${name}”处理失败，请重新选择`)
  const fits = isPng ? /\.png$/i : /\.jpe?g$/i
  return new File([bytes], fits.test(name) ? name : name.replace(/(?:\.\w+)?$/, isPng ? '.png' : '.jpg'), {
    type: made,
  })
}
