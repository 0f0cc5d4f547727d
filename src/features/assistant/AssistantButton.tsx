import type { ReactNode } from 'react'
import { deviceState } from '#offline/view.ts'
import { Icon } from '#ui/Icon.tsx'

/** Opens the assistant 小易. `className` styles the button for its place; its label is 小易 unless given. */
export function AssistantButton({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => {
        deviceState.assistant = true
      }}
    >
      {children ?? (
        <>
          <Icon name="chat" />
          小易
        </>
      )}
    </button>
  )
}
