import { Button } from '#ui/Button.tsx'
import { saveStored } from './stored.ts'

/** Downloads the form that a paper is filled in on. @param paper what it is called @param template its path for download/file */
export function TemplateButton({ paper, template }: { paper: string; template: string }) {
  const fileName = template.split('/').at(-1) ?? paper
  return (
    <Button look="plain" onClick={() => void saveStored({ filePath: template, fileName })}>
      下载模板
      <span className="visually-hidden">：{paper}</span>
    </Button>
  )
}
