import { type Effort, effortText } from './effort.ts'
import styles from './FormEffort.module.css'

/** Shows at the head of a form how long it still takes, and how much of it is filled in. */
export const FormEffort = ({ effort, end }: { effort: Effort; end: string }) => (
  <p className={styles.effort}>{effortText(effort, end)}</p>
)
