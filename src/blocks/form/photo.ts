/** Longest side of an uploaded photo, in pixels: enough to read a document on it. */
const LONGEST_SIDE = 2560
/** JPEG quality of a re-encoded photo, 0 to 1. */
const JPEG_QUALITY = 0.86

/**
 * Image formats with embedded location data, by type and by name: a file from a disk or an old phone may have only one
 * of them.
 */
const photoType = /^image\/(?:p?jpe?g|png|webp|hei[cf]|avif|tiff)$/i
const photoName = /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif|tiff?)$/i

/** Returns the size of a picture scaled down into a square of `longest` pixels; never scales up. */
export function fitted(
  width: number,
  height: number,
  longest = LONGEST_SIDE,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Decodes a photo upright, as its camera noted it.
 * @throws Error with a message for the user if the picture cannot be decoded
 */
export const decodePhoto = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(`“${file.name}”无法读取，请更换照片，或转为 JPG 后重新选择`)
  })

/**
 * Re-encodes a photo for upload: upright, 2,560 px at its longest side, and without the camera's metadata (place, time,
 * device), because only pixels are copied. Returns any other file unchanged.
 * @throws Error with a message for the user if the picture cannot be decoded, so that its location data is never sent
 */
export async function preparePhoto(file: File): Promise<File> {
  const { name, type } = file
  if (!photoType.test(type) && !photoName.test(name)) return file
  const picture = await decodePhoto(file)
  const { width, height } = fitted(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  // Keeps screenshots as PNG, which keeps their text sharp; everything else becomes JPEG.
  const isPng = type === 'image/png' || (!photoType.test(type) && /\.png$/i.test(name))
  const outputType = isPng ? 'image/png' : 'image/jpeg'
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, outputType, JPEG_QUALITY))
  if (!bytes) throw new Error(`“${name}”处理失败，请重新选择`)
  const fits = isPng ? /\.png$/i : /\.jpe?g$/i
  return new File([bytes], fits.test(name) ? name : name.replace(/(?:\.\w+)?$/, isPng ? '.png' : '.jpg'), {
    type: outputType,
  })
}
