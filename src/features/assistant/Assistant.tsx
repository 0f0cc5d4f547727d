import { useState } from 'react'
import { common } from '#offline/view.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Target } from '#ui/link.ts'
import { Aside } from './Aside.tsx'
import styles from './Assistant.module.css'
import { Log } from './Log.tsx'
import { SendBox } from './SendBox.tsx'
import { useConversation } from './useConversation.ts'

const close = () => {
  common.assistant = false
}

/** The assistant 小易: a conversation beside what people often ask (specification, section 2). Closing clears it. */
export function Assistant({ more }: { more: Target }) {
  const { messages, send, resend } = useConversation()
  // On a phone there is room for one of the two: the questions, until something is asked.
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? messages.length === 0
  const ask = (asked: Parameters<typeof send>[0]) => {
    setWanted(false)
    send(asked)
  }
  return (
    <Dialog open title="智能助手小易" shape="full" onClose={close}>
      <div className={styles.body} data-aside={shown}>
        <div className={styles.chat}>
          <Log messages={messages} onChoose={ask} onResend={resend} onLeave={close} />
          <SendBox onSend={(text) => ask({ text })} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={shown}
          onClick={() => setWanted(!shown)}
        >
          {shown ? '收起常见问题' : '查看常见问题'}
        </button>
        <aside className={styles.aside} aria-label="大家在问">
          <Aside more={more} onAsk={ask} onLeave={close} />
        </aside>
      </div>
    </Dialog>
  )
}
