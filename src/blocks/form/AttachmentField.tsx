import { type ReactNode, useRef } from 'react'
import { hereWord } from '#blocks/outbox/waiting-words.ts'
import { type Attachment, keptIdOf } from '#lib/attachment.ts'
import { dropFile } from '#offline/drafts/files.ts'
import { useReceived } from '#offline/useReceived.ts'
import type { FieldProps } from '#ui/form/field.ts'
import { FileField } from '#ui/form/FileField.tsx'
import type { FileRules } from '#ui/form/file-rules.ts'
import { attach } from './attach.ts'
import { receivedOffers } from './received-offers.ts'
import { ScanButton, takesScans } from './scan/ScanButton.tsx'

/** File that the city has already, in words for a person: its name, its origin, how long it holds. */
export interface HeldFile {
  text: string
  file: Attachment
}

interface Props extends FieldProps, FileRules {
  /** Files in the order in which they were added and are sent. */
  value: readonly Attachment[]
  onChange: (change: (files: Attachment[]) => Attachment[]) => void
  /**
   * Converts a chosen file before it is kept and sent, for example to a smaller picture. @throws Error whose message is
   * shown
   */
  prepare?: (file: File) => Promise<File>
  /** Files that the city has already: each is taken by one press, without an upload and without the network. */
  held?: readonly HeldFile[]
  /** Measure word of the files. */
  unit?: string
  /** Renders the files in place of rows; `remove` takes a file's path. */
  list?: (remove: (filePath: string) => void) => ReactNode
}

/** Field for files: kept on this device when chosen, uploaded when the form is submitted. */
export function AttachmentField({ value, onChange, prepare, held = [], list, ...field }: Props) {
  const received = useReceived()
  // Keeps the order in which files were chosen, even if a later one is written to disk first.
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  const remove = (path: string) => {
    onChange((files) => files.filter((file) => file.filePath !== path))
    const removed = value.find((file) => file.filePath === path)
    const local = removed && keptIdOf(removed)
    // A file that cannot be deleted now is deleted at a later start.
    if (local) dropFile(local).catch(() => undefined)
  }
  return (
    <FileField
      {...field}
      list={list?.(remove)}
      more={
        takesScans(field.accept)
          ? (add) => <ScanButton {...field} present={value.length} onDone={add} />
          : undefined
      }
      offers={[
        ...held
          .filter(({ file }) => value.every(({ filePath }) => filePath !== file.filePath))
          .map(({ text, file }) => ({
            key: file.filePath,
            text,
            onTake: () => onChange((files) => [...files, file]),
          })),
        ...receivedOffers(received, field),
      ]}
      files={value}
      here={hereWord()}
      onAdd={(added) => {
        const kept = Promise.allSettled(
          added.map(async (file) => attach(prepare ? await prepare(file) : file)),
        )
        const appended = Promise.all([kept, previous.current]).then(([each]) => {
          const good = each.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
          // Appends to the latest list, because another file may have been added meanwhile.
          onChange((files) => [...files, ...good])
          // A rejected file does not block the others.
          const failed = each.find((one) => one.status === 'rejected')
          if (failed) throw failed.reason
        })
        previous.current = appended.catch(() => undefined)
        return appended
      }}
      onRemove={remove}
    />
  )
}
