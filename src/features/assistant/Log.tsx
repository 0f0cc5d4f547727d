import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Bubble } from './Bubble.tsx'
import type { Asked, Message } from './conversation.ts'
import { Speaker } from './Line.tsx'
import styles from './Log.module.css'

/** How many lines of what was said before are shown at once. */
const SHOWN = 20

interface Props {
  messages: Message[]
  /** When the assistant was opened, in milliseconds: what was said before that is marked as such. */
  begun: number
  onChoose: (asked: Asked) => void
  onResend: (id: string, asked: Asked) => void
  /** Somebody goes to another page. */
  onLeave: () => void
}

/** The conversation. What comes in is read out, and what was asked last stands at the top with its answer below. */
export function Log({ messages, begun, onChoose, onResend, onLeave }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length
  const before = messages.findIndex(({ time }) => time >= begun)
  const earlier = before < 0 ? count : before
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, earlier - SHOWN)
  useLayoutEffect(() => {
    const element = count > 0 ? log.current : null
    const asked = [...(element?.querySelectorAll<HTMLElement>(':scope > [data-mine="true"]') ?? [])].at(-1)
    if (element && asked) element.scrollTop = asked.offsetTop
  }, [count])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={log} role="log" aria-label="对话" tabIndex={0} className={styles.log}>
      <p className={styles.greeting}>
        <Speaker name="小易" />
        您好，我是小易。直接提问，或从常见问题里选一个；没有网络时，我用本机保存的答案回答。
      </p>
      {hidden > 0 && (
        <Button
          look="plain"
          onClick={() => {
            setWhole(true)
            // It goes with its press.
            log.current?.focus()
          }}
        >
          显示更早的 {hidden} 条
        </Button>
      )}
      {messages.slice(hidden).map((message, at) => (
        <Fragment key={message.id}>
          <Bubble message={message} onChoose={onChoose} onResend={onResend} onLeave={onLeave} />
          {at + hidden + 1 === earlier && <p className={styles.before}>以上是之前的对话</p>}
        </Fragment>
      ))}
    </div>
  )
}
