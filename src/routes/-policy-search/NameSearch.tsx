import { type FormEvent, useId, useRef, useState } from 'react'
import { cleanLine } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'
import { cutText } from '#lib/cut.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './search.module.css'

/** Longest name in characters, as the call allows (`policy.subscribe`). */
const LONGEST = 20

interface Props {
  title: string
  /** Initial name. */
  name: string
  /** Names of the other saved searches. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

/** Shows the dialog that asks for the name of a search. */
export function NameSearch({ title, name, taken, onName, onClose }: Props) {
  const [text, setText] = useState(cutText(name, LONGEST))
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = cleanLine(text)
    const wrong = problemOf(wanted, taken)
    setProblem(wrong)
    if (wrong) input.current?.focus()
    else onName(wanted)
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={styles.name} onSubmit={submit} noValidate>
        <label htmlFor={id}>名称</label>
        <input
          ref={input}
          id={id}
          data-first
          value={text}
          placeholder="如：市级研发补助"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-hint`} data-wrong={problem !== undefined}>
          {problem ?? `最多 ${String(LONGEST)} 个字，保存后可在“我的搜索”中直接打开。`}
        </p>
        <div className={styles.nameActions}>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit">
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (!name) return '请填写名称'
  if (characterCount(name) > LONGEST) return `名称最多 ${String(LONGEST)} 个字`
  return taken.includes(name) ? '已有同名的搜索，请换一个名称' : undefined
}
