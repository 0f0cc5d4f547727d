import * as v from 'valibot'
import { useUnsent } from '#blocks/useUnsent.ts'
import { characterCount } from '#lib/count.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { SendBox } from './SendBox.tsx'
import styles from './SendBox.module.css'

/** Words that are asked with one press (specification, section 9). */
const shortcuts = ['政策', '申报', '诉求']

/** Maximum length of a question in characters, as the call allows (`qa.ask`). */
const MAX_LENGTH = 500

const Text = v.string()

interface Props {
  onSend: (text: string) => void
  /** Opens the conversation with the city's staff. */
  onPerson: () => void
  /** Asks whether to clear the conversation; missing if there is none. */
  onClear?: () => void
}

/** Renders the text box for 小易, the shortcuts, and the button for a person, which is always there. */
export function AskBox({ onSend, onPerson, onClear }: Props) {
  const [typed = '', keep] = useUnsent('assistant', Text)
  const { storage, unread } = useDeviceState()
  const { userInfo } = useAccount()
  const storageNote =
    storage === 'disk' && userInfo
      ? '对话保存在本机，只有您登录后可见，退出登录时清除。'
      : '对话保留到关闭本页面为止。'
  const count = characterCount(typed)
  const isLong = count > MAX_LENGTH
  return (
    <div className={styles.send}>
      <div className={styles.shortcuts} role="group" aria-label="快捷提问">
        {shortcuts.map((word) => (
          <button key={word} type="button" onClick={() => onSend(word)}>
            {word}
          </button>
        ))}
        <button type="button" onClick={onPerson}>
          转人工
          {unread > 0 && <span className={styles.unread}>{unread} 条新消息</span>}
        </button>
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            清空记录
          </button>
        )}
      </div>
      <SendBox
        typed={typed}
        onType={(text) => keep(text || undefined)}
        onSend={(text) => (isLong ? false : onSend(text))}
        label="输入问题"
        placeholder="请输入您的问题"
        problem={isLong ? `问题最多 ${String(MAX_LENGTH)} 个字，现有 ${String(count)} 个字` : undefined}
        note={storageNote}
        // Moves the focus to the box when the button that clears the conversation disappears.
        focus={onClear === undefined}
      />
    </div>
  )
}
