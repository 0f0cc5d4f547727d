import { type ComponentType, useEffect, useState } from 'react'
import type { AppealBrief } from '#api/appeal.ts'
import { messageOf } from '#lib/message-of.ts'
import { common, useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { arriving } from '#ui/arriving.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Target } from '#ui/link.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Aside } from './Aside.tsx'
import { AskBox } from './AskBox.tsx'
import styles from './Assistant.module.css'
import type { Asked } from './conversation.ts'
import { Log } from './Log.tsx'
import { useConversation } from './useConversation.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

// The conversation with the city's people comes when somebody wants one.
const Talk = arriving(async () => (await import('./talk/Talk.tsx')).Talk)

const close = () => {
  common.assistant = false
}
const toPerson = () => {
  common.talk = ''
}

interface Props {
  /** Where 更多 of the common questions leads. */
  more: Target
  /** The button that rates the answer at the end of a conversation with the city's people. */
  rate: ComponentType<{ one: AppealBrief }>
}

/**
 * The assistant 小易: a conversation beside what people often ask (specification, section 2), and in its place the one with
 * the city's people.
 */
export function Assistant({ more, rate }: Props) {
  const { userInfo } = useAccount()
  const { talk, unread } = useCommon()
  const [asked, ask] = useState<Asked>()
  useVisibleHeight()
  // What the city's people have said comes first; the way back is beside it.
  const [hasNews] = useState(unread > 0)
  useEffect(() => {
    if (hasNews) common.talk ??= ''
    return () => void (common.talk = undefined)
  }, [hasNews])
  return (
    <Dialog open title={talk === undefined ? '智能助手小易' : '人工咨询'} shape="full" onClose={close}>
      {/* What one person has said is not for the next one. */}
      {talk === undefined ? (
        <Conversation key={userInfo?.id ?? ''} more={more} asked={asked} onAsked={() => ask(undefined)} />
      ) : (
        <Talk
          key={userInfo?.id ?? ''}
          room={<SkeletonText lines={6} />}
          rate={rate}
          onAsk={(question) => {
            ask(question)
            common.talk = undefined
          }}
          onLeave={close}
        />
      )}
    </Dialog>
  )
}

interface ConversationProps extends Pick<Props, 'more'> {
  /** A question that an office has offered, to be asked at once. */
  asked: Asked | undefined
  onAsked: () => void
}

function Conversation({ more, asked, onAsked }: ConversationProps) {
  const { messages, begun, isRead, send, resend, clear } = useConversation()
  const [asking, setAsking] = useState(false)
  // On a phone there is room for one of the two: the questions, until something is asked.
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? messages.length === 0
  const ask = (asked: Parameters<typeof send>[0]) => {
    setWanted(false)
    send(asked)
  }
  useEffectOn([asked, isRead], () => {
    if (!asked || !isRead) return
    onAsked()
    ask(asked)
  })
  const forget = () => {
    setAsking(false)
    setWanted(undefined)
    clear().then(
      () => showToast('已清空对话记录'),
      (error: unknown) => showToast(messageOf(error)),
    )
  }
  return (
    <div className={styles.body} data-aside={shown}>
      <div className={styles.chat}>
        {/* What is there when a log comes up is not read out: only what comes in. */}
        {isRead ? (
          <Log messages={messages} begun={begun} onChoose={ask} onResend={resend} onLeave={close} />
        ) : (
          <div />
        )}
        <AskBox
          onSend={(text) => ask({ text })}
          onPerson={toPerson}
          onClear={messages.length ? () => setAsking(true) : undefined}
        />
      </div>
      <button type="button" className={styles.toggle} aria-expanded={shown} onClick={() => setWanted(!shown)}>
        {shown ? '收起常见问题' : '查看常见问题'}
      </button>
      <aside className={styles.aside} aria-label="大家在问">
        <Aside more={more} onAsk={ask} onLeave={close} />
      </aside>
      <ConfirmDialog
        open={asking}
        title="清空对话记录"
        confirmLabel="清空"
        danger
        onConfirm={forget}
        onCancel={() => setAsking(false)}
      >
        与小易的对话会从本机删除，不能恢复。
      </ConfirmDialog>
    </div>
  )
}
