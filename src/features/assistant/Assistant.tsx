import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { common } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Target } from '#ui/link.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { Aside } from './Aside.tsx'
import styles from './Assistant.module.css'
import { Log } from './Log.tsx'
import { SendBox } from './SendBox.tsx'
import { useConversation } from './useConversation.ts'

const close = () => {
  common.assistant = false
}

interface Props {
  /** Where 更多 of the common questions leads. */
  more: Target
}

/** The assistant 小易: a conversation beside what people often ask (specification, section 2). */
export function Assistant({ more }: Props) {
  const { userInfo } = useAccount()
  return (
    <Dialog open title="智能助手小易" shape="full" onClose={close}>
      {/* What one person has said is not for the next one. */}
      <Conversation key={userInfo?.id ?? ''} more={more} />
    </Dialog>
  )
}

function Conversation({ more }: Props) {
  const { messages, begun, isRead, send, resend, clear } = useConversation()
  const [asking, setAsking] = useState(false)
  // On a phone there is room for one of the two: the questions, until something is asked.
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? messages.length === 0
  const ask = (asked: Parameters<typeof send>[0]) => {
    setWanted(false)
    send(asked)
  }
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
        <SendBox
          onSend={(text) => ask({ text })}
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
