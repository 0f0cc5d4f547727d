import { ActionButton } from './FormLine.tsx'

interface Props {
  text: string
  /** Words for the success: 已复制为 curl. */
  done: string
  /** Accessible name, where several stand in a list. */
  label?: string
  /** Words of the button. */
  children?: string
}

/** Renders a button that copies a text, and says so where the browser forbids it. */
export function CopyButton({ text, done, children = '复制', ...label }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => {
      throw new Error('浏览器不允许复制，请手动复制')
    })
    return done
  }
  return (
    <ActionButton look="plain" act={copy} {...label}>
      {children}
    </ActionButton>
  )
}
