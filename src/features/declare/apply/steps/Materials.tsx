import type { StoredFile } from '#api/call/shape.ts'
import { dropFile, fileIdOf, keepFile, localPath } from '#offline/drafts/files.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { FileField } from '#ui/form/FileField.tsx'
import type { Attachment } from '#ui/form/file-rules.ts'
import type { Apply } from '#features/declare/apply/useApply.ts'

/** One slot for each paper that the item asks for. */
export function Materials({ apply: { form, bind, item, base } }: { apply: Apply }) {
  const returned = new Set(base?.materials.filter((one) => one.state === '需补正').map((one) => one.name))
  return (
    <Columns>
      {item.materials.map(({ name, note, required, accept, maxSizeMb }, slot) => (
        <form.Field key={name} name={`materials[${slot}].files`}>
          {(field) => {
            const files = field.state.value
            return (
              <FileField
                {...bind(field)}
                required={required}
                hint={[returned.has(name) && '需要补正', note].filter(Boolean).join(' · ')}
                accept={accept.map((ending) => `.${ending}`).join(',')}
                maxSizeMb={maxSizeMb}
                limit={10}
                files={files.map(attachmentOf)}
                onAdd={async (added) => {
                  const kept = await Promise.all(added.map(keptFile))
                  // Read anew: another file may have come in meanwhile.
                  bind(field).onChange([...form.getFieldValue(field.name), ...kept])
                }}
                onRemove={(path) => {
                  bind(field).onChange(files.filter((file) => file.filePath !== path))
                  const local = fileIdOf(path)
                  if (local) void dropFile(local)
                }}
              />
            )
          }}
        </form.Field>
      ))}
    </Columns>
  )
}

async function keptFile(file: File): Promise<StoredFile> {
  const kept = await keepFile(file)
  return { filePath: localPath(kept), fileName: kept.name, size: kept.size, type: kept.type }
}

/** A stored file as the form shows it: kept on this device, or at the city already. */
export const attachmentOf = ({ filePath, fileName, size }: StoredFile): Attachment => ({
  fileId: filePath,
  name: fileName,
  size,
  state: fileIdOf(filePath) ? 'kept' : 'uploaded',
})
