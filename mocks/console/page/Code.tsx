import styles from './Code.module.css'
import { CopyButton } from './CopyButton.tsx'

/** Renders a code in large type with a button that copies it. */
export const Code = ({ text }: { text: string }) => (
  <span className={styles.code}>
    <strong>{text}</strong>
    <CopyButton text={text} done={`已复制 ${text}`} label={`复制 ${text}`} />
  </span>
)
