import { useEffect, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { dropFile, keepFile } from '#offline/drafts/files.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'
import { noteBegun, readBegun } from './begun.ts'
import { drawPage } from './draw.ts'
import { type Clearness, clearnesses, type ScanPage, WHOLE } from './page.ts'
import type { PdfPicture } from './to-pdf.ts'

/** Most pages of one PDF. */
export const MAX_PAGES = 30

/** Page with its last drawing. */
export interface DrawnPage extends ScanPage {
  drawn?: PdfPicture & { as: string }
}

/** Returns a text that differs where a page must be drawn again. */
const asOf = ({ turn, crop }: ScanPage, { value }: Clearness) => JSON.stringify([turn, crop, value])

/** Deletes the photos of pages; those that cannot be deleted now are deleted at a later start. */
const dropPhotos = (pages: readonly ScanPage[]) =>
  pages.forEach(({ id }) => void dropFile(id).catch(() => undefined))

/**
 * Holds the pages of a PDF under construction: photos are kept on the device, drawn one at a time, and drawn again after
 * each change.
 * @param name of the field
 */
export function useScan(name: string) {
  const [pages, setPages] = useState<readonly DrawnPage[]>([])
  const [clearness, setClearness] = useState<Clearness>(clearnesses[1])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(true)
  useEffect(() => {
    void readBegun(name).then((begun) => {
      setPages((now) => [...begun, ...now])
      setReading(false)
    })
  }, [name])
  useEffect(() => {
    if (!isReading) noteBegun(name, pages)
  }, [name, pages, isReading])

  const change = (id: string, changed: (page: DrawnPage) => Partial<DrawnPage>) =>
    setPages((now) => now.map((page) => (page.id === id ? { ...page, ...changed(page) } : page)))

  // Draws one page at a time, because each photo takes some 50 MB while it is decoded.
  const next = pages.find((page) => page.drawn?.as !== asOf(page, clearness))
  useEffectOn([next, clearness], () => {
    if (!next) return
    let current = true
    drawPage(next, clearness).then(
      (drawn) => {
        const as = asOf(next, clearness)
        if (current) change(next.id, () => ({ drawn: { ...drawn, as } }))
      },
      (error: unknown) => {
        if (!current) return
        setPages((now) => now.filter(({ id }) => id !== next.id))
        dropPhotos([next])
        setProblems((now) => [...now, messageOf(error)])
      },
    )
    return () => {
      current = false
    }
  })

  async function add(photos: readonly File[]): Promise<void> {
    const taken = photos.slice(0, MAX_PAGES - pages.length)
    setProblems(taken.length < photos.length ? [`一份 PDF 最多 ${String(MAX_PAGES)} 页，其余照片未加入`] : [])
    for (const photo of taken) {
      try {
        const { fileId: id } = await keepFile(photo)
        setPages((now) => [...now, { id, photo, turn: 0, crop: WHOLE }])
      } catch (error) {
        setProblems((now) => [...now, messageOf(error)])
      }
    }
  }
  return {
    pages,
    problems,
    clearness,
    setClearness,
    isReading,
    /** True while a page is not drawn as it should be. */
    isDrawing: next !== undefined,
    /** Bytes of the photos, and of the pages as drawn; both without those not drawn yet. */
    before: pages.reduce((sum, { photo }) => sum + photo.size, 0),
    after: pages.reduce((sum, { drawn }) => sum + (drawn?.jpeg.size ?? 0), 0),
    add,
    change,
    setPages,
    remove(id: string) {
      setPages((now) => now.filter((page) => page.id !== id))
      dropPhotos(pages.filter((page) => page.id === id))
    },
    /** Forgets the pages and their photos, after the PDF is made or given up. */
    end() {
      noteBegun(name, [])
      dropPhotos(pages)
    },
  }
}
export type Scan = ReturnType<typeof useScan>
