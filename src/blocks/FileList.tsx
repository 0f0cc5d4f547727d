import { saveStored } from '#blocks/stored.ts'
import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import { Button } from '#ui/Button.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { saveFile } from '#ui/save-file.ts'

/** Downloads a file: from this device if it is still kept here, otherwise from the city. */
async function save({ filePath, fileName }: Attachment): Promise<void> {
  const local = fileIdOf(filePath)
  if (local === undefined) return saveStored({ filePath, fileName })
  const file = await readFile(local)
  if (file) saveFile(file, fileName)
}

/** Lists the files of a record, each with a download button; renders nothing without files. */
export function FileList({ files, label = '附件' }: { files: readonly Attachment[]; label?: string }) {
  if (files.length === 0) return null
  return (
    <List label={label}>
      {files.map((file) => (
        <ListRow
          key={file.filePath}
          title={<bdi>{file.fileName}</bdi>}
          meta={[sizeText(file.size)]}
          actions={
            <Button look="plain" onClick={() => void save(file)}>
              下载
              <span className="visually-hidden">：{file.fileName}</span>
            </Button>
          }
        />
      ))}
    </List>
  )
}
