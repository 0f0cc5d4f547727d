import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '#blocks/Loaded.tsx'
import { numberText } from '#lib/numbers.ts'
import { problemTags } from '#rules/problem-search.ts'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { listLink, tagsQuery } from './faq.ts'
import styles from './faq.module.css'
import { useCityOrDevice } from './useCityOrDevice.ts'

/** Queries the tags from the city, or derives them from the questions on this device. */
export const useTags = () => useCityOrDevice(useQuery(tagsQuery), problemTags)

/** Lists the tags with their numbers of questions. */
export function TagLinks() {
  return (
    <Card title="按事项查找">
      <Loaded
        query={useTags()}
        inner
        skeleton={<SkeletonText lines={3} />}
        isEmpty={(tags) => tags.length === 0}
        empty={<EmptyState title="暂无分类" />}
      >
        {(tags) => (
          <ul className={styles.tags} aria-label="问题分类">
            {tags.map(({ tagId, tagName, count }) => (
              <li key={tagId}>
                <Link {...listLink({ tagId })} className={styles.tag}>
                  {tagName}
                  <small>{numberText(count)} 个问题</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
