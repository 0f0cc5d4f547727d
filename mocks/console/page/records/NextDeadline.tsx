import { momentText } from '#lib/dates.ts'
import { ChangedRecords } from '#mocks/console/page/ChangedRecords.tsx'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ActionButton } from '#mocks/console/page/FormLine.tsx'
import { past, useClock } from '#mocks/console/page/useClock.ts'
import { Card } from '#ui/Card.tsx'
import styles from './RecordPage.module.css'

/** Tells what the city will do next to a record, and moves the clock there. */
export function NextDeadline({ table, id }: { table: string; id: string }) {
  const { data: coming } = useAnswer('GET upcoming', { query: { id } })
  const { changed, to } = useClock()
  const next = coming?.find((act) => act.table === table)
  return (
    <>
      <Card title="下一个期限">
        {next ? (
          <div className={styles.next}>
            <p>
              {momentText(next.at)}，变为“{next.to}”
            </p>
            <ActionButton act={to(past(next.at))}>拨到这条记录的下一个期限</ActionButton>
          </div>
        ) : (
          <p>{coming ? '没有等待的期限' : '正在读取…'}</p>
        )}
      </Card>
      <ChangedRecords changed={changed} />
    </>
  )
}
