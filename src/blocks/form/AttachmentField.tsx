import { type Attachment, fileIdOf, localPath } from '#lib/attachment.ts'
import { dropFile, keepFile } from '#offline/drafts/files.ts'
import type { FieldProps } from '#ui/form/field.ts'
import { FileField } from '#ui/form/FileField.tsx'
import type { FileRules } from '#ui/form/file-rules.ts'

interface Props extends FieldProps, FileRules {
  /** In the order in which they were added, and are sent. */
  value: readonly Attachment[]
  onChange: (change: (before: Attachment[]) => Attachment[]) => void
}

/** Files of a form: kept on this device as they are chosen, and uploaded with the rest when it is sent. */
export function AttachmentField({ value, onChange, ...field }: Props) {
  return (
    <FileField
      {...field}
      files={value}
      onAdd={async (added) => {
        const kept = await Promise.all(added.map(attach))
        // Changed as it stands by then: another file may have come in meanwhile.
        onChange((before) => [...before, ...kept])
      }}
      onRemove={(path) => {
        onChange((before) => before.filter((file) => file.filePath !== path))
        const local = fileIdOf(path)
        if (local) void dropFile(local)
      }}
    />
  )
}

async function attach(file: File): Promise<Attachment> {
  const kept = await keepFile(file)
  return { filePath: localPath(kept), fileName: kept.name, size: kept.size, type: kept.type }
}
