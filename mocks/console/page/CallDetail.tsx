import { attempt } from '#lib/attempt.ts'
import type { KeptBody, RowChange } from '#mocks/recording.ts'
import { useAnswer } from './client.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './CallDetail.module.css'

/** Renders one call: its request, the rows that it changed, its answer, and its line for curl. */
export function CallDetail({ seq }: { seq: number }) {
  const { data } = useAnswer('GET call', { rest: String(seq) })
  if (!data) return <p>正在读取…</p>
  const { search, sent, answered, changes, more, curl, enId, idempotencyKey } = data
  return (
    <div className={styles.parts}>
      <section>
        <h3>请求</h3>
        <dl className={styles.facts}>
          <Fact name="参数" value={readable(search)} />
          <Fact name="企业" value={enId} />
          <Fact name="幂等键" value={idempotencyKey} />
        </dl>
        {sent && <Body body={sent} />}
        <CopyButton text={curl} done="已复制为 curl">
          复制为 curl
        </CopyButton>
      </section>
      <section>
        <h3>改动{changes.length + more > 0 ? ` ${String(changes.length + more)} 行` : ''}</h3>
        {changes.length === 0 && <p>没有改动</p>}
        {changes.map((change, at) => (
          <Change key={at} change={change} />
        ))}
        {more > 0 && <p>还有 {more} 行没有列出</p>}
      </section>
      <section>
        <h3>应答</h3>
        {answered ? <Body body={answered} /> : <p>没有应答</p>}
      </section>
    </div>
  )
}

/** Returns a query in letters; as it was sent where its escapes are no text. */
const readable = (search: string) => attempt(() => decodeURIComponent(search)) ?? search

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Renders a body as indented JSON; of a file and of a long one its size. */
function Body({ body: { text, isBinary, bytes, isWhole } }: { body: KeptBody }) {
  const size = `${String(bytes)} 字节`
  if (isBinary || !text) return <p>{bytes > 0 ? `${size}，内容没有列出` : '没有内容'}</p>
  return (
    <>
      <pre className={styles.text}>{indented(text)}</pre>
      {!isWhole && <p>共 {size}，只列出开头</p>}
    </>
  )
}

const indented = (text: string) => attempt(() => JSON.stringify(JSON.parse(text), undefined, 2)) ?? text

/** Renders a changed row: each column before and after. */
function Change({ change: { table, id, before, after } }: { change: RowChange }) {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const deed = before ? (after ? '修改' : '删除') : '新增'
  return (
    <details className={styles.change}>
      <summary>
        {deed} {table} {id}
      </summary>
      <dl className={styles.facts}>
        {columns.map((name) => (
          <Fact
            key={name}
            name={name}
            value={[before?.[name], after?.[name]].map((value) => JSON.stringify(value) ?? '无').join(' → ')}
          />
        ))}
      </dl>
    </details>
  )
}
