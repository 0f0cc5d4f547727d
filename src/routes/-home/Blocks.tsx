import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { TodoRoom } from '#blocks/due/TodoRoom.tsx'
import { useAccount } from '#session/account.ts'
import { readTokens } from '#session/tokens.ts'
import { useHasBooted } from '#ui/booted.ts'
import { Card } from '#ui/Card.tsx'
import { Deferred } from '#ui/Deferred.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Body, PagerRoom } from './Body.tsx'
import type { BlockName } from './HomeBlock.tsx'
import { homeLink, type HomeSearch } from './home-address.ts'
import { sizes } from './sizes.ts'
import styles from './blocks.module.css'

// Loaded beside the blocks that everybody sees, because only members have it.
const Todo = lazyPart(() => import('#blocks/due/Todo.tsx').then((file) => file.Todo))
const Filled = lazyPart(() => import('./HomeBlock.tsx').then((file) => file.HomeBlock))

/**
 * Renders all blocks of the home page with data of the city, and a member's 我的待办. The page is prerendered with their
 * titles and heights; each loads its own data. A phone shows five blocks, and the rest after a press.
 */
export function Blocks({ search }: { search: HomeSearch }) {
  const { userInfo } = useAccount()
  const rest = useRef<HTMLDivElement>(null)
  const booted = useHasBooted()
  useEffect(() => {
    // Preloads the code of 我的待办 while the device is read. If that fails, the block itself shows the error.
    if (readTokens().accessToken) Promise.all([Todo.ready(), Filled.ready()]).catch(() => undefined)
  }, [])
  // Shows all blocks if the address selects a view of a lower one. The prerendered page does not know its address.
  const showsAll =
    booted && Boolean(search.all ?? search.trade ?? search.docking ?? search.news ?? search.page)
  const block = (name: BlockName, rows: number) => <LazyBlock name={name} rows={rows} search={search} />
  return (
    <div className={styles.blocks}>
      {userInfo ? (
        <Todo room={<TodoRoom />} />
      ) : (
        !booted && (
          <div className={styles.memberRoom}>
            <TodoRoom />
          </div>
        )
      )}
      <div className={styles.pair}>
        <div className={styles.column}>
          {block('今日申报', sizes.today)}
          {block('惠企政策', sizes.policies)}
        </div>
        <div className={styles.column}>
          {block('活动路演', 8)}
          {block('政策解读', sizes.interpretations)}
        </div>
      </div>
      {block('办理数据', 1)}
      <Link
        {...homeLink(search, { all: true })}
        className={styles.all}
        data-hidden={showsAll}
        onClick={() => requestAnimationFrame(() => rest.current?.focus())}
      >
        查看更多
        <span className="visually-hidden">：工业品市场、供需对接、常见问题、专业服务、服务机构、资讯</span>
      </Link>
      <div ref={rest} tabIndex={-1} className={styles.rest} data-open={showsAll}>
        {block('工业品市场', 4)}
        <div className={styles.pair}>
          {block('供需对接', sizes.docking)}
          {block('常见问题', sizes.problems)}
        </div>
        <div className={styles.pair}>
          {block('专业服务', 7)}
          {block('服务机构', sizes.providers)}
        </div>
        {block('资讯', sizes.news)}
      </div>
    </div>
  )
}

interface Props {
  name: BlockName
  /** Number of skeleton rows until the block is loaded. */
  rows: number
  search: HomeSearch
}

function LazyBlock({ name, rows, search }: Props) {
  const room = (
    <Card title={name} foot={name === '资讯' && <PagerRoom />}>
      <Body title={name}>
        <SkeletonRows rows={rows} />
      </Body>
    </Card>
  )
  return (
    <Deferred name={name} room={room}>
      <Filled name={name} search={search} room={room} />
    </Deferred>
  )
}
