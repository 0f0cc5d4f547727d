import * as v from 'valibot'
import { useUnsent } from '#blocks/useUnsent.ts'
import { characterCount } from '#lib/count.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { SendBox } from './SendBox.tsx'
import styles from './SendBox.module.css'

/** The words that are asked with one press (specification, section 9). */
const shortcuts = ['政策', '申报', '诉求']

/** Characters of a question, as the call allows (`qa.ask`). */
const MOST = 500

const Text = v.string()

interface Props {
  onSend: (text: string) => void
  /** Opens the conversation with the city's people. */
  onPerson: () => void
  /** Asks whether the conversation is to be forgotten; missing where there is none. */
  onClear?: () => void
}

/** Says where one asks 小易, by words or by one press, and the way to a person, which is always there. */
export function AskBox({ onSend, onPerson, onClear }: Props) {
  const [typed = '', keep] = useUnsent('assistant', Text)
  const { storage, unread } = useCommon()
  const { userInfo } = useAccount()
  const kept =
    storage === 'disk' && userInfo
      ? '对话保存在本机，只有您登录后可见，退出登录时清除。'
      : '对话保留到关闭本页面为止。'
  const count = characterCount(typed)
  const isLong = count > MOST
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
        problem={isLong ? `问题最多 ${String(MOST)} 个字，现有 ${String(count)} 个字` : undefined}
        note={kept}
        // The button that forgets the conversation goes with it.
        focus={onClear === undefined}
      />
    </div>
  )
}
