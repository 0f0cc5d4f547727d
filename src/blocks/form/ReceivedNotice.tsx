import { linkOptions } from '@tanstack/react-router'
import { isDraftFile } from '#offline/drafts/draft-file.ts'
import { useReceived } from '#offline/useReceived.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import type { FormState } from './form-state.ts'
import { linesOf } from './review-words.ts'

/** Says on the first step of a form at which later step the files of other apps (收到的文件) can become its papers. */
export function ReceivedNotice({ form: { steps, values } }: { form: Pick<FormState, 'steps' | 'values'> }) {
  const received = useReceived()
  const isPaper = (name: string) => linesOf(name, values).some((line) => line.endsWith('.files'))
  const [, ...later] = steps
  const step = later.find(({ fields }) => fields.some(isPaper))
  const { length: count } = received.filter(({ file }) => !isDraftFile(file))
  if (!step || count === 0) return null
  return (
    <Notice
      tone="info"
      title={`有 ${String(count)} 个收到的文件等待放入。`}
      action={
        <LinkButton look="plain" link={linkOptions({ to: '/user/outbox', hash: 'received' })}>
          查看收到的文件
        </LinkButton>
      }
    >
      填到“{step.title}”一步时，在附件栏选择“使用”。
    </Notice>
  )
}
