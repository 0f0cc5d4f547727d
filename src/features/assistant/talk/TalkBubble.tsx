import { heldWords } from '#blocks/HeldActions.tsx'
import { clockText } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { isUnread, type OutboxItem } from '#offline/outbox/item.ts'
import { retry } from '#offline/outbox/outbox.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Line, SystemLine } from '#features/assistant/Line.tsx'
import { NamedLink } from '#features/assistant/NamedLink.tsx'
import { QuestionList } from '#features/assistant/QuestionList.tsx'
import type { Asked } from '#features/assistant/conversation.ts'
import bubble from '#features/assistant/Bubble.module.css'
import type { TalkMessage } from './messages.ts'
import styles from './Talk.module.css'

export interface BubbleActions {
  /** Asks 小易 a question that an office offers. */
  onChoose: (asked: Asked) => void
  /** Takes a queued or refused message back into the box. */
  onTakeBack: (item: OutboxItem) => void
  /** Starts another conversation with a message that this one no longer accepts. */
  onAnew: (item: OutboxItem) => void
  onLeave: () => void
  /** True if the conversation has ended; a refused message can then only be asked anew. */
  isOver: boolean
}

interface Props extends BubbleActions {
  message: TalkMessage
  /** True for a message behind one that the city has refused. */
  isBehind: boolean
}

/** Renders one line of a conversation with the city's staff. */
export function TalkBubble({ message, isBehind, ...actions }: Props) {
  const { text, time } = message
  if (message.kind === 'system') return <SystemLine time={clockText(time)}>{text}</SystemLine>
  if (message.kind === 'sent') {
    return (
      <Line
        mine
        name="我"
        time={time}
        timeLabel={clockText(time)}
        foot={
          message.item ? (
            <Waiting item={message.item} isBehind={isBehind} {...actions} />
          ) : (
            <span>已送达</span>
          )
        }
      >
        <p className={styles.text}>{text}</p>
      </Line>
    )
  }
  const { office, kind, links = [], questions = [] } = message
  return (
    <Line
      name={office}
      visibleName={kind === 'group' ? `${office}（参加答复）` : office}
      time={time}
      timeLabel={clockText(time)}
    >
      <p className={styles.text}>{text}</p>
      {links.map(({ name, href }) => (
        <NamedLink
          key={name + href}
          className={bubble.way}
          name={name}
          href={href}
          onLeave={actions.onLeave}
        />
      ))}
      {questions.length > 0 && (
        <div>
          <p className={styles.related}>相关问题</p>
          <QuestionList questions={questions} onChoose={actions.onChoose} />
        </div>
      )}
    </Line>
  )
}

interface WaitingProps extends BubbleActions {
  item: OutboxItem
  isBehind: boolean
}

/** Shows 待发送, 发送中, or 未送达 with the reason, and the possible actions. */
function Waiting({ item, isBehind, onTakeBack, onAnew, isOver }: WaitingProps) {
  const { sending, reach, needsSignIn } = useDeviceState()
  if (sending?.id === item.id) return <span>发送中</span>
  if (item.state === 'waiting') {
    const why = isBehind
      ? '，请先处理上一条'
      : needsSignIn
        ? '，登录后自动发送'
        : reach === 'online'
          ? ''
          : '，联网后自动发送'
    return (
      <>
        <span className={styles.waiting}>待发送{why}</span>
        {reach === 'online' && !isBehind && item.reason && <span>{item.reason}，将自动重试</span>}
        <Button look="plain" onClick={() => onTakeBack(item)}>
          撤回修改
        </Button>
      </>
    )
  }
  const [, why] = heldWords(item)
  return (
    <>
      <span className={bubble.failed}>未送达{why && `：${why}`}</span>
      {isUnread(item) && (
        <Button
          look="plain"
          onClick={() => void retry(item.id).catch((error: unknown) => showToast(messageOf(error)))}
        >
          重试
        </Button>
      )}
      {isOver ? (
        <Button look="plain" onClick={() => onAnew(item)}>
          另行咨询
        </Button>
      ) : (
        <Button look="plain" onClick={() => onTakeBack(item)}>
          修改后重发
        </Button>
      )}
    </>
  )
}
