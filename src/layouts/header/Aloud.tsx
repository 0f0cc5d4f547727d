import { ReadAloud } from '#ui/ReadAloud.tsx'
import styles from './Aloud.module.css'

/** Shows 朗读 in the header of 关怀版. Its styles come with it, because the first screen never shows it. */
export const Aloud = () => (
  <div className={styles.aloud}>
    <ReadAloud />
  </div>
)
