import { words } from '#api/call/error.ts'
import { messageOf } from '#lib/message-of.ts'
import { readTemplate, templateName } from '#offline/templates.ts'
import { deviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Downloads a template from the city or from this device; shows an explanation if neither has it. */
async function saveTemplate(path: string): Promise<void> {
  try {
    saveFile(await readTemplate(path, deviceState.reach === 'online'), templateName(path))
  } catch (error) {
    const reason = messageOf(error)
    showToast(reason === words.network ? '模板还没存到本机，联网后可以下载' : reason)
  }
}

/**
 * Downloads the template of a paper.
 * @param paper name of the paper
 * @param template path of the template for download/file
 */
export function TemplateButton({ paper, template }: { paper: string; template: string }) {
  return (
    <Button look="plain" onClick={() => void saveTemplate(template)}>
      下载模板
      <span className="visually-hidden">：{paper}</span>
    </Button>
  )
}
