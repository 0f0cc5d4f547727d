import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useUnsent } from '#blocks/useUnsent.ts'
import { characterCount } from '#lib/count.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { actionOf, toSend, withNewline } from './send-rules.ts'
import styles from './SendBox.module.css'

/** The words that are asked with one press (specification, section 9). */
const shortcuts = ['政策', '申报', '诉求']
/** The way to a person, which is always there. */
const PERSON = '转人工'

/** Characters of a question, as the call allows (`qa.ask`). */
const MOST = 500

const Text = v.string()

interface Props {
  onSend: (text: string) => void
  /** Asks whether the conversation is to be forgotten; missing where there is none. */
  onClear?: (() => void) | undefined
}

/** Where one asks: Enter sends, Ctrl+Enter begins a new line. Opening moves the focus here. */
export function SendBox({ onSend, onClear }: Props) {
  const [typed = '', keep] = useUnsent('assistant', Text)
  const box = useRef<HTMLTextAreaElement>(null)
  // After the dialog has opened, which puts the focus on its first control.
  useEffect(() => box.current?.focus(), [])
  const isEmpty = onClear === undefined
  // The button that forgets the conversation goes with it.
  useEffect(() => {
    if (isEmpty) box.current?.focus()
  }, [isEmpty])
  const { storage } = useCommon()
  const { userInfo } = useAccount()
  const kept =
    storage === 'disk' && userInfo
      ? '对话保存在本机，只有您登录后可见，退出登录时清除。'
      : '对话保留到关闭本页面为止。'
  const count = characterCount(typed)
  const isLong = count > MOST
  const change = (text: string) => keep(text || undefined)
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const text = toSend(typed)
    box.current?.focus()
    if (!text || isLong) return
    change('')
    onSend(text)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, shiftKey, keyCode, nativeEvent } = event
    const action = actionOf({ key, ctrlKey, shiftKey, keyCode, isComposing: nativeEvent.isComposing })
    if (action === 'none') return
    event.preventDefault()
    if (action === 'send') return send()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const { text, caret } = withNewline(value, selectionStart, selectionEnd)
    // Written before React does, which then leaves the caret where it is.
    event.currentTarget.value = text
    event.currentTarget.setSelectionRange(caret, caret)
    change(text)
  }
  return (
    <div className={styles.send}>
      <div className={styles.shortcuts} role="group" aria-label="快捷提问">
        {[...shortcuts, PERSON].map((word) => (
          <button key={word} type="button" onClick={() => onSend(word)}>
            {word}
          </button>
        ))}
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            清空记录
          </button>
        )}
      </div>
      <form className={styles.form} onSubmit={send}>
        <textarea
          ref={box}
          className={styles.box}
          rows={2}
          aria-label="输入问题"
          aria-describedby="assistant-keys"
          aria-invalid={isLong}
          placeholder="请输入您的问题"
          enterKeyHint="send"
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit" look="primary">
          发送
        </Button>
      </form>
      <p role="alert" className={styles.long}>
        {isLong && `问题最多 ${String(MOST)} 个字，现有 ${String(count)} 个字`}
      </p>
      <p id="assistant-keys" className={styles.keys}>
        Enter 发送，Ctrl+Enter 换行。{kept}
      </p>
    </div>
  )
}
