import { FirstSteps } from '#blocks/FirstSteps.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Todo.module.css'

/** Shows the first steps of a person without an enterprise, with the room of one obligation until it is known. */
export const FirstTodoRoom = () => (
  <Card title="我的待办">
    <FirstSteps />
    <div className={styles.list} aria-hidden="true">
      <i className={styles.entry} />
    </div>
  </Card>
)
