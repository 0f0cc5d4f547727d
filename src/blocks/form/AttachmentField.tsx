import { type ReactNode, useRef } from 'react'
import { hereWord } from '#blocks/outbox/waiting-words.ts'
import { type Attachment, keptIdOf, localPath } from '#lib/attachment.ts'
import { dropFile, keepFile } from '#offline/drafts/files.ts'
import type { FieldProps } from '#ui/form/field.ts'
import { FileField } from '#ui/form/FileField.tsx'
import type { FileRules } from '#ui/form/file-rules.ts'

interface Props extends FieldProps, FileRules {
  /** In the order in which they were added, and are sent. */
  value: readonly Attachment[]
  onChange: (change: (files: Attachment[]) => Attachment[]) => void
  /** Makes of a chosen file what is kept and sent, such as a smaller picture. @throws Error whose words are shown */
  prepare?: (file: File) => Promise<File>
  /** What they are counted in. */
  unit?: string
  /** Shows them in place of rows; given how one is removed, by its path. */
  list?: (remove: (filePath: string) => void) => ReactNode
}

/** Files of a form: kept on this device as they are chosen, and uploaded with the rest when it is sent. */
export function AttachmentField({ value, onChange, prepare, list, ...field }: Props) {
  // Keeps the order in which files were chosen, also where a later one is on the disk first.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const remove = (path: string) => {
    onChange((files) => files.filter((file) => file.filePath !== path))
    const removed = value.find((file) => file.filePath === path)
    const local = removed && keptIdOf(removed)
    // A file that cannot be deleted now is swept at a later start.
    if (local) dropFile(local).catch(() => undefined)
  }
  return (
    <FileField
      {...field}
      list={list?.(remove)}
      files={value}
      here={hereWord()}
      onAdd={(added) => {
        const kept = Promise.allSettled(
          added.map(async (file) => attach(prepare ? await prepare(file) : file)),
        )
        const turn = Promise.all([kept, before.current]).then(([each]) => {
          const good = each.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
          // Adds to the list as it is by then: another file may have been added meanwhile.
          onChange((files) => [...files, ...good])
          // A file that is refused does not keep the others out.
          const failed = each.find((one) => one.status === 'rejected')
          if (failed) throw failed.reason
        })
        before.current = turn.catch(() => undefined)
        return turn
      }}
      onRemove={remove}
    />
  )
}

async function attach(file: File): Promise<Attachment> {
  const kept = await keepFile(file)
  return { filePath: localPath(kept), fileName: kept.name, size: kept.size, type: kept.type }
}
