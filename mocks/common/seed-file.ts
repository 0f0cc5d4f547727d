import type { StoredFile } from '#api/call/shape.ts'
import { docxOf } from '#mocks/files/docx.ts'
import { film } from '#mocks/files/film.ts'
import { pdfOf } from '#mocks/files/pdf.ts'
import type { World } from '#mocks/city.ts'

interface SeedText {
  /** Name that ends in .pdf or .docx, or the film's. */
  fileName: string
  /** Paragraphs under the title, which is the file's name without its ending. */
  lines: string[]
  /** Owner; everybody may read a file without one. */
  userId?: string
  /** Enterprise to which the file belongs; without one it is the user's own. */
  enId?: string
}

/**
 * Stores a file that a seeded record refers to, as if it had been uploaded long ago: download/file returns a real PDF
 * or Word document of these paragraphs. The same name for the same user is the same file.
 */
export function seedFile(world: World, { fileName, lines, userId = '', enId = '' }: SeedText): StoredFile {
  const id = `/upload/${userId || 'public'}/${fileName}`
  const { filePath, size, type } =
    world.db.seedFile.find(id) ?? createSeedFile(world, id, { fileName, lines, userId, enId })
  return { filePath, fileName, size, type }
}

/**
 * Sizes and types of files built before, by text: every world starts with the same files, and building one takes a
 * millisecond.
 */
const measures = new Map<string, Pick<Blob, 'size' | 'type'>>()

function createSeedFile(world: World, id: string, text: Required<SeedText>) {
  const key = [text.fileName, ...text.lines].join('\n')
  const { size, type } = measures.get(key) ?? buildFile(text)
  measures.set(key, { size, type })
  return world.db.seedFile.create({ id, filePath: id, size, type, ...text })
}

/** Builds the file; a name that ends in .webm is the film's. */
export function buildFile({ fileName, lines }: Pick<SeedText, 'fileName' | 'lines'>): Blob {
  if (fileName.endsWith('.webm')) return film()
  const title = fileName.replace(/\.\w+$/, '')
  return fileName.endsWith('.docx')
    ? docxOf({ title, paragraphs: lines })
    : pdfOf({ title, sections: [{ heading: '', lines }] })
}
