import { type ComponentType, useEffect, useState } from 'react'
import type { AppealBrief } from '#api/appeal.ts'
import { messageOf } from '#lib/message-of.ts'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
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
import { useEffectOn } from '#ui/useEffectOn.ts'

// Loaded on demand, when the user opens a conversation with the city's staff.
const Talk = lazyPart(async () => (await import('./talk/Talk.tsx')).Talk)

const close = () => {
  deviceState.assistant = false
}
const toPerson = () => {
  deviceState.talk = ''
}

interface Props {
  /** Target of the link 更多 of the common questions. */
  more: Target
  /** Button that rates the answer at the end of a conversation with the city's staff. */
  rate: ComponentType<{ one: AppealBrief }>
}

/**
 * Renders the assistant 小易: a conversation beside the common questions (specification, section 2), or in its place
 * the conversation with the city's staff.
 */
export function Assistant({ more, rate }: Props) {
  const { userInfo } = useAccount()
  const { talk, unread } = useDeviceState()
  const [asked, setAsked] = useState<Asked>()
  // Opens the conversation with the staff first if it has unread messages; a button leads back to 小易.
  const [hasUnread] = useState(unread > 0)
  useEffect(() => {
    if (hasUnread) deviceState.talk ??= ''
    return () => void (deviceState.talk = undefined)
  }, [hasUnread])
  return (
    <Dialog open title={talk === undefined ? '智能助手小易' : '人工咨询'} shape="full" onClose={close}>
      {/* Remounts for another user, who must not see this conversation. */}
      {talk === undefined ? (
        <Conversation
          key={userInfo?.id ?? ''}
          more={more}
          asked={asked}
          onAsked={() => setAsked(undefined)}
        />
      ) : (
        <Talk
          key={userInfo?.id ?? ''}
          room={<SkeletonText lines={6} />}
          rate={rate}
          onAsk={(question) => {
            setAsked(question)
            deviceState.talk = undefined
          }}
          onLeave={close}
        />
      )}
    </Dialog>
  )
}

interface ConversationProps extends Pick<Props, 'more'> {
  /** Question offered by an office, to be asked at once. */
  asked: Asked | undefined
  onAsked: () => void
}

function Conversation({ more, asked, onAsked }: ConversationProps) {
  const { messages, openedAt, isRead, send, resend, rate, clear } = useConversation()
  const [asking, setAsking] = useState(false)
  // Shows either the questions or the conversation on a phone: the questions until something is asked.
  const [asideChoice, setAsideChoice] = useState<boolean>()
  const isAsideShown = asideChoice ?? messages.length === 0
  const ask = (asked: Parameters<typeof send>[0]) => {
    setAsideChoice(false)
    send(asked)
  }
  useEffectOn([asked, isRead], () => {
    if (!asked || !isRead) return
    onAsked()
    ask(asked)
  })
  const forget = () => {
    setAsking(false)
    setAsideChoice(undefined)
    clear().then(
      () => showToast('已清空对话记录'),
      (error: unknown) => showToast(messageOf(error)),
    )
  }
  return (
    <div className={styles.body} data-aside={isAsideShown}>
      <div className={styles.chat}>
        {/* Rendered after the history was read, because screen readers announce only lines that are added later. */}
        {isRead ? (
          <Log
            messages={messages}
            openedAt={openedAt}
            onChoose={ask}
            onResend={resend}
            onRate={rate}
            onLeave={close}
          />
        ) : (
          <div />
        )}
        <AskBox
          onSend={(text) => ask({ text })}
          onPerson={toPerson}
          onClear={messages.length ? () => setAsking(true) : undefined}
        />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isAsideShown}
        onClick={() => setAsideChoice(!isAsideShown)}
      >
        {isAsideShown ? '收起常见问题' : '查看常见问题'}
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
