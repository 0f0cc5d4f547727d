import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { detailLink, listLink } from '#features/market/links.ts'
import { forgetRecent, lookedAt, searchedFor } from '#features/market/recent.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import styles from './front.module.css'

/** Shows the last searches and viewed listings of this device; renders nothing without any. */
export function Recent() {
  const [kept, setKept] = useState(() => ({ looked: lookedAt(), searched: searchedFor() }))
  const { looked, searched } = kept
  if (looked.length + searched.length === 0) return null
  const forget = () => {
    forgetRecent()
    setKept({ looked: [], searched: [] })
  }
  return (
    <Card
      title="最近看过"
      aside={
        <Button look="plain" onClick={forget}>
          清除记录
        </Button>
      }
    >
      {searched.length > 0 && (
        <p className={styles.words}>
          最近搜索：
          {searched.map((words) => (
            <Link key={words} {...listLink({ keyword: words })}>
              {words}
            </Link>
          ))}
        </p>
      )}
      {looked.length > 0 && (
        <List label="最近看过">
          {looked.map(({ id, title, price }) => (
            <ListRow key={id} title={title} link={detailLink(id)} amount={price} />
          ))}
        </List>
      )}
    </Card>
  )
}
