import { linkTo } from '#mocks/console/page/address.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { EditRecord } from './EditRecord.tsx'
import { Moves } from './Moves.tsx'
import { NextDeadline } from './NextDeadline.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import styles from './RecordPage.module.css'
import { StateText } from './StateText.tsx'

/** Shows one record with all its fields and its trail; moves it, changes it, or gives it to another owner. */
export function RecordPage({ table, id }: { table: string; id: string }) {
  const { data, error } = useAnswer('GET record', { rest: table, query: { id } })
  const back = <a href={linkTo(`records/${table}`)}>返回{data?.title ?? '列表'}</a>
  if (!data)
    return (
      <ConsolePage title="记录" aside={back}>
        <p>{error ? error.message : '正在读取…'}</p>
      </ConsolePage>
    )
  return (
    <ConsolePage
      title={data.name}
      lead={`${data.title} · ${data.id}`}
      aside={
        <>
          {data.state && <StateText table={table} state={data.state} />}
          {back}
        </>
      }
    >
      {data.isMovable && (
        <>
          <Card title="推进办理">
            <Moves ids={[id]} moves={data.moves} title="现在可以：" none="没有下一步" />
          </Card>
          <NextDeadline table={table} id={id} />
        </>
      )}
      {data.trail.length > 0 && (
        <Card title="办理过程">
          <Timeline
            nodes={data.trail.map((step, at) => ({
              ...step,
              id: String(at),
              stage: at === data.trail.length - 1 ? 'current' : 'done',
            }))}
          />
        </Card>
      )}
      <Card title="全部内容">
        <DescriptionList
          items={data.fields.map(({ title, text, parts }) => [
            title,
            <Value key={title} text={text} parts={parts} />,
          ])}
        />
      </Card>
      <Card title="修改">
        <EditRecord
          key={JSON.stringify(data.columns.map(({ value }) => value))}
          table={table}
          id={id}
          columns={data.columns}
        />
      </Card>
      {data.columns.some(({ name }) => name === 'userId') && (
        <Card title="所有者">
          <OwnRecord table={table} id={id} userId={data.userId} enId={data.enId} />
        </Card>
      )}
    </ConsolePage>
  )
}

/** Renders the value of a field, and the parts of one that holds others once it is opened. */
function Value({ text, parts }: { text: string; parts: string[] }) {
  if (parts.length === 0) return text
  return (
    <details className={styles.parts}>
      <summary>{text}</summary>
      <ul>
        {parts.map((part, at) => (
          <li key={at}>{part}</li>
        ))}
      </ul>
    </details>
  )
}
