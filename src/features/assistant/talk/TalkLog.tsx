import { Fragment, useLayoutEffect, useRef } from 'react'
import { contacts } from '#rules/contacts.ts'
import { dayText, isoDay } from '#lib/dates.ts'
import { useNow } from '#ui/useNow.ts'
import log from '#features/assistant/Log.module.css'
import { SystemLine } from '#features/assistant/Line.tsx'
import { hoursWords, lateWords } from './hours.ts'
import type { TalkMessage } from './messages.ts'
import styles from './Talk.module.css'
import { type BubbleActions, TalkBubble } from './TalkBubble.tsx'

interface Props extends BubbleActions {
  messages: readonly TalkMessage[]
}

/** Renders the messages by day; new lines are announced, and the last line is scrolled into view. */
export function TalkLog({ messages, ...actions }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow(60_000)
  const count = messages.length
  // Finds the refused message, for which the later ones wait.
  const held = messages.findIndex((one) => one.kind === 'sent' && one.item && one.item.state !== 'waiting')
  const late = messages.at(-1)?.kind === 'sent' && !actions.isOver ? lateWords(now) : undefined
  useLayoutEffect(() => {
    const element = box.current
    if (element && count > 0) element.scrollTop = element.scrollHeight
  }, [count])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div ref={box} role="log" aria-label="与工作人员的对话" tabIndex={0} className={log.log}>
      {count === 0 && (
        <>
          <p className={log.greeting}>
            请写明要咨询的事情，由市企业服务中心受理，主管部门在此答复。涉及多个部门的，各部门一起答复。紧急事项请拨打{' '}
            {contacts.hotline}。
          </p>
          <SystemLine>{hoursWords(now)}</SystemLine>
        </>
      )}
      {messages.map((message, at) => {
        const day = isoDay(message.time)
        const isFirst = at === 0 || isoDay(messages[at - 1]!.time) !== day
        return (
          <Fragment key={message.id}>
            {isFirst && (
              <p className={styles.day}>
                <time dateTime={day}>{day === isoDay(now) ? '今天' : dayText(message.time, now)}</time>
              </p>
            )}
            <TalkBubble message={message} isBehind={held >= 0 && at > held} {...actions} />
          </Fragment>
        )
      })}
      {late && <SystemLine>{late}</SystemLine>}
    </div>
  )
}
