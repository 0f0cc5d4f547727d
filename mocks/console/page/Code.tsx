import { Button } from '#ui/Button.tsx'
import styles from './Code.module.css'
import { show } from './outcome.ts'

/** Renders a code in large type with a button that copies it. */
export function Code({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show(`已复制 ${text}`)
    } catch {
      show('浏览器不允许复制，请手动选择', 'bad')
    }
  }
  return (
    <span className={styles.code}>
      <strong>{text}</strong>
      <Button look="plain" aria-label={`复制 ${text}`} onClick={copy}>
        复制
      </Button>
    </span>
  )
}
