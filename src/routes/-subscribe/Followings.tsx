import { useQuery } from '@tanstack/react-query'
import type { Tag } from '#api/tag.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { followAll } from '#features/policy/follow.ts'
import type { Following } from '#features/policy/following.ts'
import { tagsQuery, useFollowing } from '#features/policy/useFollowing.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Choose } from './Choose.tsx'
import { Mine } from './Mine.tsx'

interface Props {
  /** With `add` the city's words to follow, else what one follows. */
  view: 'add' | undefined
  onStop: (one: Following | Tag) => Promise<void>
  onFollow: (one: Following | Tag) => Promise<void>
}

/** What one follows, or may follow. */
export function Followings({ view, onStop, onFollow }: Props) {
  const { mine, list } = useFollowing()
  const tags = useQuery(tagsQuery)
  const pressed = {
    list,
    onStop: (one: Following | Tag) => void onStop(one),
    onFollow: (one: Following | Tag) => void onFollow(one),
  }
  return (
    <Loaded query={mine} skeleton={<SkeletonRows rows={6} />}>
      {() =>
        view === 'add' ? (
          <Loaded query={tags} inner skeleton={<SkeletonRows rows={6} />}>
            {(all) => <Choose tags={all} {...pressed} onFollowAll={followAll} />}
          </Loaded>
        ) : (
          <Mine {...pressed} />
        )
      }
    </Loaded>
  )
}
