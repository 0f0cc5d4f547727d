import { type ComponentType, useState } from 'react'
import type { AppealBrief } from '#api/appeal.ts'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Asked } from '#features/assistant/conversation.ts'
import frame from '#features/assistant/Assistant.module.css'
import { type Entry, entriesOf, openedFirst } from './entries.ts'
import type { TalkAt } from './messages.ts'
import { Room } from './Room.tsx'
import { Talks } from './Talks.tsx'
import { useTalks } from './useTalk.ts'

interface Props {
  /** Button that rates an answer. */
  rate: ComponentType<{ one: AppealBrief }>
  /** Asks 小易 a question. */
  onAsk: (asked: Asked) => void
  /** Callback when a link leads away. */
  onLeave: () => void
}

/** Renders the conversations with the city's staff (人工咨询): one of them, beside the list of all. */
export function Talk(props: Props) {
  const { userInfo, enId } = useAccount()
  const { talk = '', unreadOf } = useDeviceState()
  const talks = useTalks()
  const { outbox, receipts } = useOutboxState()
  const isOurs = (one: { enId: string }) => one.enId === enId
  const local = { outbox: outbox.filter(isOurs), receipts: receipts.filter(isOurs) }
  const entries = entriesOf(talks.data?.records ?? [], local)
  const isKnown = !userInfo || talks.data !== undefined || talks.error !== null || talks.isPaused
  return isKnown ? (
    // Keeps the conversation that was opened first when others arrive, because the user may be writing.
    <Rooms key={talk} first={openedFirst(entries, talk, unreadOf)} entries={entries} {...props} />
  ) : (
    <SkeletonText lines={6} />
  )
}

function Rooms({ first, entries, ...props }: Props & { first: TalkAt; entries: readonly Entry[] }) {
  const [at, setAt] = useState(first)
  const [isListed, setListed] = useState(false)
  const choose = (next: TalkAt) => {
    setAt(next)
    setListed(false)
  }
  return (
    <div className={frame.body} data-aside={isListed}>
      <Room {...props} at={at} onAt={choose} onBack={() => (deviceState.talk = undefined)} />
      <button
        type="button"
        className={frame.toggle}
        aria-expanded={isListed}
        onClick={() => setListed(!isListed)}
      >
        {isListed ? '收起我的咨询' : '我的咨询和服务时间'}
      </button>
      <aside className={frame.aside} aria-label="我的咨询">
        <Talks entries={entries} at={at} onChoose={choose} />
      </aside>
    </div>
  )
}
