import { useEffect, useRef, useState } from 'react'
import { isTransient } from '#api/call/error.ts'
import { RETRY_MS } from '#blocks/form/useCityDraft.ts'
import { savesData } from '#lib/saves-data.ts'
import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import { uploadFile } from '#offline/upload.ts'
import type { SpecialForm } from './useSpecial.ts'

/**
 * Uploads attached files one after the other while `may` is true, so that the draft at the city includes them
 * for another device; from then on a file is identified by its path at the city and is not sent again. A
 * refused file stays on this device until the submit, which shows the reason. Uploads wait while the user
 * saves data.
 */
export function useUploads({ values, set }: Pick<SpecialForm, 'values' | 'set'>, may: boolean): void {
  const isBusy = useRef(false)
  const [isLater, setLater] = useState(false)
  /** Paths of files that were uploaded, refused or lost, and are not tried again. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const waits = ({ filePath }: Attachment) => fileIdOf(filePath) !== undefined && !done.has(filePath)
  const slot = values.materials.findIndex(({ files }) => files.some(waits))
  const path = values.materials[slot]?.files.find(waits)?.filePath
  useEffect(() => {
    if (!isLater) return
    const timer = setTimeout(() => setLater(false), RETRY_MS)
    return () => clearTimeout(timer)
  }, [isLater])
  useEffect(() => {
    const fileId = path && fileIdOf(path)
    if (!may || isBusy.current || isLater || !fileId || done.has(path) || savesData()) return
    const upload = async () => {
      const kept = await readFile(fileId)
      // Skips a lost file; the submit reports it.
      if (!kept) return
      const { filePath } = await uploadFile(kept, fileId, { quiet: true, idempotencyKey: `draft:${fileId}` })
      set(`materials[${slot}].files`, (files) =>
        files.map((file) => (file.filePath === path ? { ...file, filePath, keptAs: fileId } : file)),
      )
    }
    isBusy.current = true
    const end = () => {
      isBusy.current = false
      setDone((before) => new Set([...before, path]))
    }
    upload().then(end, (error: unknown) => {
      if (!isTransient(error)) return end()
      isBusy.current = false
      setLater(true)
    })
  }, [may, isLater, path, done, slot, set])
}
