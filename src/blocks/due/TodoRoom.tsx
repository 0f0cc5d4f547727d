import { Card } from '#ui/Card.tsx'
import styles from './Todo.module.css'

/** Keeps the room of 我的待办 until it is loaded, so that nothing below it moves. */
export const TodoRoom = () => (
  <Card title="我的待办">
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4].map((one) => (
        <i key={one} className={styles.entry} />
      ))}
    </div>
  </Card>
)
