import { Link } from '@tanstack/react-router'
import type { Appeal } from '#api/appeal.ts'
import { viewLink } from '#blocks/appeal-links.ts'
import { clockText } from '#rules/appeal-clock.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { officesIn, type TalkMessage } from './messages.ts'
import styles from './Talk.module.css'

interface Props {
  /** Appeal of the conversation; missing until the city has it. */
  one: Appeal | undefined
  messages: readonly TalkMessage[]
  onBack: () => void
  onLeave: () => void
}

/** Shows the state and the participants of a conversation, with links back to 小易 and to its record. */
export function Head({ one, messages, onBack, onLeave }: Props) {
  const offices = officesIn(messages)
  return (
    <div className={styles.head}>
      <Button look="plain" onClick={onBack}>
        <Icon name="left" size="1em" />
        返回小易
      </Button>
      {one && (
        <>
          <p className={styles.title}>{one.title}</p>
          <StateChip tone={appealLifecycle.toneOf(one.state)}>
            {[one.state, clockText(one)].filter(Boolean).join(' · ')}
          </StateChip>
          <Link {...viewLink(one.id)} onClick={onLeave}>
            查看诉求
          </Link>
        </>
      )}
      {offices.length > 0 && <p className={styles.offices}>参加对话：{['我', ...offices].join('、')}</p>}
    </div>
  )
}
