import { decodePhoto, fitted } from '#blocks/form/photo.ts'
import { type Clearness, keptPart, type ScanPage } from './page.ts'
import type { PdfPicture } from './to-pdf.ts'

/**
 * Draws a page as JPEG: upright, turned, cropped and scaled down; the camera's metadata (place, time, device) stays
 * behind, because only pixels are copied.
 * @throws Error with a message for the user if the photo cannot be read
 */
export async function drawPage(
  page: Pick<ScanPage, 'photo' | 'turn' | 'crop'>,
  { longest, quality }: Pick<Clearness, 'longest' | 'quality'>,
): Promise<PdfPicture> {
  const photo = await decodePhoto(page.photo)
  const whole = keptPart(photo, page)
  const { width, height } = fitted(whole.part.width, whole.part.height, longest)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen) {
    // Fills with white first, because JPEG would show transparent pixels of a PNG as black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
    pen.scale(width / whole.part.width, height / whole.part.height)
    pen.translate(whole.width / 2 - whole.part.x, whole.height / 2 - whole.part.y)
    pen.rotate((page.turn * Math.PI) / 180)
    pen.drawImage(photo, -photo.width / 2, -photo.height / 2)
  }
  photo.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!jpeg) throw new Error(`“${page.photo.name}”处理失败，请重新选择`)
  return { jpeg, width, height }
}
