import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Rich } from '#ui/Rich.tsx'
import { SkeletonRows, SkeletonText } from '#ui/state/Skeleton.tsx'
import { linkTo, topicQuery, topicsQuery } from './subscribe.ts'
import styles from './subscribe.module.css'

/** Number of policies of a topic shown at first, and added with each press for more. */
const STEP = 10

/** Lists the topics (专题), each a collection of policies for one purpose. */
export function Topics({ keyword }: { keyword: string | undefined }) {
  return (
    <Loaded
      query={useQuery(topicsQuery(keyword))}
      skeleton={<SkeletonRows rows={8} />}
      isEmpty={({ records }) => records.length === 0}
      empty={
        keyword ? (
          <EmptyState
            title={`没有“${keyword}”专题`}
            action={<LinkButton link={linkTo({ view: 'topics' })}>查看全部专题</LinkButton>}
          />
        ) : (
          <EmptyState title="暂无政策专题" hint="部门整理的专题发布后显示在这里。" />
        )
      }
    >
      {({ records }) => (
        <List label="政策专题" top>
          {records.map((one) => (
            <ListRow
              key={one.id}
              title={one.name}
              link={linkTo({ view: 'topics', topic: one.id })}
              meta={[one.department, `浏览 ${numberText(one.viewCount)} 次`]}
              state={<span className={styles.policies}>{one.policyCount} 条政策</span>}
            >
              <p className={styles.summary}>{one.summary}</p>
            </ListRow>
          ))}
        </List>
      )}
    </Loaded>
  )
}

/** Shows one topic: its description and its policies, newest first. */
export function Topic({ id }: { id: string }) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <div className={styles.back}>
        <LinkButton look="plain" link={linkTo({ view: 'topics' })}>
          返回全部专题
        </LinkButton>
      </div>
      <Loaded query={useQuery(topicQuery(id))} skeleton={<SkeletonText lines={8} />}>
        {(topic) => (
          <>
            <h2 className={styles.topic}>{topic.name}</h2>
            <p className={styles.none}>
              {[topic.department, `${String(topic.policies.length)} 条政策`].join(' · ')}
            </p>
            <Rich html={topic.contentHtml} />
            {topic.policies.length === 0 ? (
              <EmptyState title="该专题暂无有效政策" />
            ) : (
              <List label={`${topic.name}的政策`}>
                {topic.policies.slice(0, shown).map((one) => (
                  <ListRow
                    key={one.id}
                    title={one.title}
                    link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
                    meta={[one.level, one.departments[0], one.policyType, `${dayText(one.publishDate)}发布`]}
                    amount={one.amountMax ? upToText(one.amountMax) : undefined}
                    state={<WindowChip window={one} />}
                  />
                ))}
              </List>
            )}
            {topic.policies.length > shown && (
              <p className={styles.more}>
                <Button onClick={() => setShown(shown + STEP)}>
                  再显示 {Math.min(STEP, topic.policies.length - shown)} 条
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
