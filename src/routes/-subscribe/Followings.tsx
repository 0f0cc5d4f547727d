import { useQuery } from '@tanstack/react-query'
import type { Tag } from '#api/tag.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { followAll } from '#features/policy/follow.ts'
import type { Following } from '#features/policy/following.ts'
import { tagsQuery, useFollowing } from '#features/policy/useFollowing.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { TagPicker } from './TagPicker.tsx'
import { Mine } from './Mine.tsx'

interface Props {
  /** `add`: the city's tags to subscribe to; else the user's subscriptions. */
  view: 'add' | undefined
  onStop: (one: Following | Tag) => Promise<void>
  onFollow: (one: Following | Tag) => Promise<void>
}

/** Shows the user's subscriptions, or the tags to subscribe to. */
export function Followings({ view, onStop, onFollow }: Props) {
  const { mine, list } = useFollowing()
  const tags = useQuery(tagsQuery)
  const handlers = {
    list,
    onStop: (one: Following | Tag) => void onStop(one),
    onFollow: (one: Following | Tag) => void onFollow(one),
  }
  return (
    <Loaded query={mine} skeleton={<SkeletonRows rows={6} />}>
      {() =>
        view === 'add' ? (
          <Loaded query={tags} inner skeleton={<SkeletonRows rows={6} />}>
            {(all) => <TagPicker tags={all} {...handlers} onFollowAll={followAll} />}
          </Loaded>
        ) : (
          <Mine {...handlers} />
        )
      }
    </Loaded>
  )
}
