import type { Answers } from '#mocks/console/api.ts'
import { ask } from './client.ts'
import { ActionButton } from './FormLine.tsx'

interface Props {
  former: Answers['GET undo'][number]
  /** Accessible name, where several stand in a list. */
  label?: string
}

/** Renders a button that brings a world back as it was before it was reset, replaced or ended. */
export function UndoButton({ former: { name, deed }, ...label }: Props) {
  const undo = async () => {
    await ask('POST undo', { body: { name } })
    return `世界 ${name} 已换回${deed}前的状态`
  }
  return (
    <ActionButton look="plain" act={undo} {...label}>
      撤销{deed}
    </ActionButton>
  )
}
