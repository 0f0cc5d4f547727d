import { Card } from '#ui/Card.tsx'
import { groupBy } from '#lib/group-by.ts'
import { matching } from '#mocks/console/found.ts'
import { jumpTo, useAddress } from '#mocks/console/page/address.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { CopyButton } from '#mocks/console/page/CopyButton.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import styles from './Situations.module.css'

/** Lists situations of the city by area; a press makes one in this world and opens the page that shows it. */
export function Situations() {
  const { data } = useAnswer('GET situations')
  const { query } = useAddress()
  const found =
    data &&
    matching(data, query.get('q') ?? '', ({ area, title, sees, person, id }) =>
      [area, title, sees, person, id].join(' '),
    )
  const areas = [...groupBy(found ?? [], ({ area }) => area)]
  return (
    <ConsolePage
      title="情形"
      lead="点一下即在当前世界制造该情形，以对应的账号登录，并打开看得到它的页面。可以反复点。"
      aside={<Search label="搜情形" />}
    >
      {found?.length === 0 && <Card>没有这样的情形，请换个词。</Card>}
      {areas.length > 1 && (
        <nav className={styles.areas} aria-label="领域">
          {areas.map(([area]) => (
            <a key={area} href={`#${area}`} className={styles.area} onClick={jumpTo(area)}>
              {area}
            </a>
          ))}
        </nav>
      )}
      {areas.map(([area, ofArea]) => (
        <Card
          key={area}
          title={
            <span id={area} className={styles.title} tabIndex={-1}>
              {area}
            </span>
          }
          aside={`${String(ofArea.length)} 种`}
        >
          <DataTable
            label={area}
            rows={ofArea}
            keyOf={({ id }) => id}
            linkOf={({ go }) => go}
            columns={[
              { title: '情形', cell: ({ title }) => title },
              { title: '看到什么', cell: ({ sees }) => sees, wide: true },
              { title: '账号', cell: ({ person }) => person },
              {
                title: '链接',
                cell: ({ title, go }) => (
                  <CopyButton
                    text={location.origin + go}
                    done={`已复制“${title}”的链接`}
                    label={`复制链接：${title}`}
                  />
                ),
              },
            ]}
          />
        </Card>
      ))}
    </ConsolePage>
  )
}
