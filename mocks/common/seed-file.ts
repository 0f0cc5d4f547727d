import type { StoredFile } from '#api/call/shape.ts'
import { docxNow } from '#mocks/files/docx.ts'
import { pdfOf } from '#mocks/files/pdf.ts'
import type { World } from '#mocks/city.ts'

interface SeedText {
  /** Ends in .pdf or .docx. */
  fileName: string
  /** The paragraphs under its title, which is the file's name without its ending. */
  lines: string[]
  /** Whose it is; without one it is there for everybody. */
  userId?: string
  /** The user's enterprise that it is kept for; the user's own without one. */
  enId?: string
}

/**
 * A file that a seed's record points at, as if it had been uploaded long ago: download/file gives a real PDF or Word
 * document of these paragraphs. The same name for the same user is the same file.
 */
export function seedFile(world: World, { fileName, lines, userId = '', enId = '' }: SeedText): StoredFile {
  const id = `/upload/${userId || 'public'}/${fileName}`
  const { filePath, size, type } =
    world.db.seedFile.find(id) ?? kept(world, id, { fileName, lines, userId, enId })
  return { filePath, fileName, size, type }
}

/** Size and type of what was written before, by its text: every world begins with the same papers, and writing one takes a millisecond. */
const measures = new Map<string, Pick<Blob, 'size' | 'type'>>()

function kept(world: World, id: string, text: Required<SeedText>) {
  const key = [text.fileName, ...text.lines].join('\n')
  const { size, type } = measures.get(key) ?? written(text)
  measures.set(key, { size, type })
  return world.db.seedFile.create({ id, filePath: id, size, type, ...text })
}

/** The file itself. */
export function written({ fileName, lines }: Pick<SeedText, 'fileName' | 'lines'>): Blob {
  const title = fileName.replace(/\.\w+$/, '')
  return fileName.endsWith('.docx')
    ? docxNow({ title, paragraphs: lines })
    : pdfOf({ title, sections: [{ heading: '', lines }] })
}
