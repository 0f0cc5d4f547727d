import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { AnswerRating } from '#api/common.ts'
import { Button } from '#ui/Button.tsx'
import { Bubble } from './Bubble.tsx'
import type { Asked, Message } from './conversation.ts'
import { Speaker } from './Line.tsx'
import styles from './Log.module.css'

/** Number of earlier lines shown at first. */
const MAX_EARLIER = 20

interface Props {
  messages: Message[]
  /** Time of opening the assistant, in milliseconds; earlier lines are marked as such. */
  openedAt: number
  onChoose: (asked: Asked) => void
  onResend: (id: string, asked: Asked) => void
  onRate: (id: string, topic: string, rating: AnswerRating) => void
  /** Callback when the user goes to another page. */
  onLeave: () => void
}

/**
 * Renders the conversation. New lines are announced, and the last question is scrolled to the top with its answer
 * below.
 */
export function Log({ messages, openedAt, onChoose, onResend, onRate, onLeave }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length
  const before = messages.findIndex(({ time }) => time >= openedAt)
  const earlier = before < 0 ? count : before
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, earlier - MAX_EARLIER)
  useLayoutEffect(() => {
    const element = count > 0 ? log.current : null
    const asked = [...(element?.querySelectorAll<HTMLElement>(':scope > [data-mine="true"]') ?? [])].at(-1)
    if (element && asked) element.scrollTop = asked.offsetTop
  }, [count])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div ref={log} role="log" aria-label="对话" tabIndex={0} className={styles.log}>
      <p className={styles.greeting}>
        <Speaker name="小易" />
        您好，我是小易。直接提问，例如“明天截止的项目有哪些”“我的申报到哪一步”；没有网络时，我用本机保存的内容回答。
      </p>
      {hidden > 0 && (
        <Button
          look="plain"
          onClick={() => {
            setWhole(true)
            // Moves the focus, because the button disappears.
            log.current?.focus()
          }}
        >
          显示更早的 {hidden} 条
        </Button>
      )}
      {messages.slice(hidden).map((message, at) => (
        <Fragment key={message.id}>
          <Bubble {...{ message, onChoose, onResend, onRate, onLeave }} />
          {at + hidden + 1 === earlier && <p className={styles.before}>以上是之前的对话</p>}
        </Fragment>
      ))}
    </div>
  )
}
