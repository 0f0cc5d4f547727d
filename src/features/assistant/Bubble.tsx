import type { AnswerRating } from '#api/common.ts'
import { cityNow } from '#lib/clock.ts'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { clockText, isoDay, timeText } from '#lib/dates.ts'
import { safeHref } from '#lib/safe-href.ts'
import { deviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'
import { Rich } from '#ui/Rich.tsx'
import { Cards } from './Cards.tsx'
import type { Asked, Message } from './conversation.ts'
import { Line, SystemLine } from './Line.tsx'
import { NamedLink } from './NamedLink.tsx'
import { QuestionList } from './QuestionList.tsx'
import { Rating } from './Rating.tsx'
import { toHtml } from './send-rules.ts'
import styles from './Bubble.module.css'

interface Props {
  message: Message
  onChoose: (asked: Asked) => void
  onResend: (id: string, asked: Asked) => void
  onRate: (id: string, topic: string, rating: AnswerRating) => void
  /** Callback when the user goes to another page. */
  onLeave: () => void
}

/** Renders a line of the conversation: sent, received, a group of questions, or a note of the system. */
export function Bubble({ message, onChoose, onResend, onRate, onLeave }: Props) {
  if (message.kind === 'system') return <SystemLine>{message.text}</SystemLine>
  const isMine = message.kind === 'sent'
  return (
    <Line
      mine={isMine}
      name={isMine ? '我' : '小易'}
      time={message.time}
      timeLabel={timeLabelOf(message.time)}
      foot={
        message.kind === 'sent' ? (
          <State message={message} onResend={onResend} />
        ) : message.kind === 'received' && message.topic ? (
          <Rating rating={message.rating} onRate={(rating) => onRate(message.id, message.topic!, rating)} />
        ) : undefined
      }
    >
      {message.kind === 'sent' && <Rich html={toHtml(message.asked.text)} />}
      {message.kind === 'received' && <Received message={message} onLeave={onLeave} />}
      {message.kind === 'group' && (
        <>
          <p>{message.text}</p>
          <QuestionList questions={message.questions} onChoose={onChoose} />
        </>
      )}
    </Line>
  )
}

/** Returns the time of day, with the date in front if it is not today. */
const timeLabelOf = (time: number) => (isoDay(time) === isoDay(cityNow()) ? clockText(time) : timeText(time))

function Received({
  message,
  onLeave,
}: { message: Extract<Message, { kind: 'received' }> } & Pick<Props, 'onLeave'>) {
  const { html, question, livePlatform, links = [], cards = [], hotline, basis = [] } = message
  const video = safeHref(message.video)
  return (
    <>
      {question && <p className={styles.question}>{question}</p>}
      <Rich html={html} />
      {video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the city gives none; the answer is above as text
        <video
          className={styles.video}
          controls
          preload="none"
          src={video}
          aria-label={`视频：${question ?? ''}`}
        />
      )}
      {video && (
        <RecordLink className={styles.way} href={video}>
          在新窗口播放视频
        </RecordLink>
      )}
      {livePlatform && (
        <RecordLink className={styles.way} href={livePlatform}>
          进入直播答疑
        </RecordLink>
      )}
      {cards.length > 0 && <Cards cards={cards} onLeave={onLeave} />}
      {links.length > 0 && (
        <p className={styles.ways}>
          {links.map(({ name, href }) => (
            <NamedLink key={name + href} className={styles.way} name={name} href={href} onLeave={onLeave} />
          ))}
        </p>
      )}
      {basis.length > 0 && (
        <p className={styles.basis}>
          {basis.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>按依据检索，非生成</span>
        </p>
      )}
      {hotline && (
        <p className={styles.person}>
          <a className={styles.way} href={telHref(contacts.technicalHotline)}>
            技术热线 {contacts.technicalHotline}
          </a>
          <Button
            onClick={() => {
              deviceState.talk = ''
            }}
          >
            转人工
          </Button>
        </p>
      )}
    </>
  )
}

/** Shows 发送中, 已发送, or the reason of a failure with the button to send again. */
function State({
  message,
  onResend,
}: { message: Extract<Message, { kind: 'sent' }> } & Pick<Props, 'onResend'>) {
  if (message.state === 'sending') return <span>发送中</span>
  if (message.state === 'sent') return <span>{message.here ? '本机答复' : '已发送'}</span>
  return (
    <>
      <span className={styles.failed}>
        {message.problem ? `发送失败：${message.problem}` : '未发送，联网后可重发'}
      </span>
      <Button look="plain" onClick={() => onResend(message.id, message.asked)}>
        重发
      </Button>
    </>
  )
}
