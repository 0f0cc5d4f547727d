import { FirstTodoRoom } from '#blocks/due/FirstTodoRoom.tsx'
import { TodoRoom } from '#blocks/due/TodoRoom.tsx'
import { useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { Card } from '#ui/Card.tsx'
import { MoneyRoom } from './MoneyCard.tsx'
import styles from './overview.module.css'

/** Keeps the room of the areas until their numbers are known. */
export const MattersRoom = () => (
  <Card title="我的事项">
    <div className={styles.areas} aria-hidden="true">
      {Array.from({ length: 8 }, (_, at) => (
        <i key={at} className={styles.area} />
      ))}
    </div>
  </Card>
)

/** Keeps the room of the overview until it is loaded, so that nothing below it moves. */
export function OverviewRoom() {
  if (useIsWithoutEnterprise()) return <FirstTodoRoom />
  return (
    <>
      <TodoRoom />
      <MoneyRoom />
      <MattersRoom />
    </>
  )
}
