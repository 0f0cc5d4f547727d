import { useLayoutEffect, useRef } from 'react'
import { Bubble } from './Bubble.tsx'
import type { Asked, Message } from './conversation.ts'
import styles from './Log.module.css'

interface Props {
  messages: Message[]
  onChoose: (asked: Asked) => void
  onResend: (id: number, asked: Asked) => void
  /** Somebody goes to another page. */
  onLeave: () => void
}

/** The conversation. What comes in is read out, and what was asked last stands at the top with its answer below. */
export function Log({ messages, onChoose, onResend, onLeave }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length
  useLayoutEffect(() => {
    const element = log.current
    const asked = [...(element?.querySelectorAll<HTMLElement>(':scope > [data-mine="true"]') ?? [])].at(-1)
    if (element && asked) element.scrollTop = asked.offsetTop
  }, [count])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={log} role="log" aria-label="对话" tabIndex={0} className={styles.log}>
      <p className={styles.greeting}>
        您好，我是小易。直接提问，或从常见问题里选一个；没有网络时，我用本机保存的答案回答。
      </p>
      {messages.map((message) => (
        <Bubble
          key={message.id}
          message={message}
          onChoose={onChoose}
          onResend={onResend}
          onLeave={onLeave}
        />
      ))}
    </div>
  )
}
