import { Card } from '#ui/Card.tsx'
import { numberText } from '#lib/numbers.ts'
import { linkTo } from '#mocks/console/page/address.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import styles from './TableList.module.css'

/** Lists the tables of the world by area, with the number of their records. */
export function TableList() {
  const { data: areas } = useAnswer('GET areas')
  return (
    <ConsolePage title="记录" lead="打开一条记录，可以推进办理、修改内容或换一个所有者。">
      <div className={styles.areas}>
        {areas?.map(({ title, tables }) => (
          <Card key={title} title={title}>
            <ul>
              {tables.map((table) => (
                <li key={table.name}>
                  <a href={linkTo(`records/${table.name}`)} className={styles.table}>
                    <span>{table.title}</span>
                    <span className={styles.count}>{numberText(table.count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </ConsolePage>
  )
}
