/** Part of a picture in percent of its width and height, from the upper left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** Clockwise rotation in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Page of a paper: a photo, how it is turned and what of it is kept. */
export interface ScanPage {
  id: string
  photo: File
  turn: Turn
  /** Kept part of the turned photo. */
  crop: Crop
}

/** Keeps the whole picture. */
export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 }

/** Returns true if nothing is cropped. */
export const isWhole = ({ width, height }: Crop): boolean => width >= 99.5 && height >= 99.5

/** Returns the page turned by 90° clockwise; its crop stays on the same part of the photo. */
export function turned<Page extends Pick<ScanPage, 'turn' | 'crop'>>(page: Page): Page {
  const { x, y, width, height } = page.crop
  const crop = { x: 100 - y - height, y: x, width: height, height: width }
  return { ...page, turn: ((page.turn + 90) % 360) as Turn, crop }
}

/**
 * Returns the size of a turned photo and its kept part, in pixels of the photo.
 * @param photo upright size of the photo in pixels
 */
export function keptPart(
  photo: { width: number; height: number },
  { turn, crop }: Pick<ScanPage, 'turn' | 'crop'>,
) {
  const [width, height] = turn % 180 === 0 ? [photo.width, photo.height] : [photo.height, photo.width]
  const part = {
    x: (crop.x / 100) * width,
    y: (crop.y / 100) * height,
    width: Math.max(1, (crop.width / 100) * width),
    height: Math.max(1, (crop.height / 100) * height),
  }
  return { width, height, part }
}

/** Clearness of a paper: longest side of a page in pixels, and its JPEG quality from 0 to 1. */
export interface Clearness {
  value: string
  label: string
  longest: number
  quality: number
}

/**
 * Choices of clearness. An A4 page at 2,000 px has 170 dots an inch, at which printed text of 9 points is read well;
 * small print wants 2,600 px (220 dots), and 1,400 px (120 dots) is enough for seals and large text.
 */
export const clearnesses: readonly [Clearness, Clearness, Clearness] = [
  { value: 'fine', label: '较清晰', longest: 2600, quality: 0.82 },
  { value: 'usual', label: '标准', longest: 2000, quality: 0.75 },
  { value: 'small', label: '较小', longest: 1400, quality: 0.6 },
]

/** Returns the name of a field's new PDF; `present` is the number of its files. */
export const pdfName = (label: string, present: number): string =>
  `${label.replaceAll(/[\\/:*?"<>|]/g, ' ')}${present > 0 ? `-${String(present + 1)}` : ''}.pdf`
