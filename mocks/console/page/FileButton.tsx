import { useRef, type ChangeEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { run } from './run.ts'

interface Props {
  /** Verb: 导入世界. */
  label: string
  /** Runs the action with the chosen file and returns the words for its success. */
  act: (form: FormData) => Promise<string>
}

/** Renders a button that asks for a file and runs an action with it, sent as the field `file` of a form. */
export function FileButton({ label, act }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    // Lets the same file be chosen again.
    target.value = ''
    await run(() => act(form))
  }
  return (
    <>
      <input ref={input} type="file" accept=".json" hidden aria-label={label} onChange={onChange} />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  )
}
