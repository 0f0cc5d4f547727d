import { useQuery } from '@tanstack/react-query'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { useDeviceState } from '#offline/view.ts'
import { RecordLink } from '#ui/RecordLink.tsx'
import styles from './Footer.module.css'
import './touch.css'

/** Lists the portal's partner platforms, from the city's link box. */
export function Partners() {
  const { reach } = useDeviceState()
  const { data, isError, refetch } = useQuery(query(qa.links, { query: { current: 1, size: 999 } }))
  if (reach === 'offline' && !data) return <p>联网后显示</p>
  if (isError && !data) {
    return (
      <button type="button" className={styles.again} onClick={() => void refetch()}>
        暂时无法获取，重试
      </button>
    )
  }
  if (data?.records.length === 0) return <p>暂无</p>
  return (
    <ul>
      {data?.records.map(({ id, name, href }) => (
        <li key={id}>
          <RecordLink href={href}>{name}</RecordLink>
        </li>
      ))}
    </ul>
  )
}
