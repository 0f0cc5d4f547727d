import * as v from 'valibot'
import type { Attachment } from '#lib/attachment.ts'
import { characterCount } from '#lib/count.ts'

const MOST_IN_LINE = 100

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A text of one entry for each line, `most` of them. */
export const Lines = (most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) =>
        linesOf(text).length <= most && linesOf(text).every((line) => characterCount(line) <= MOST_IN_LINE),
      `每行一项，最多 ${String(most)} 行，每行最多 ${String(MOST_IN_LINE)} 个字`,
    ),
  )

/** A picture that the city holds, as one of the form's files. */
export const pictureOf = (filePath: string): Attachment => ({
  filePath,
  fileName: '图片',
  size: 0,
  type: 'image/*',
})
