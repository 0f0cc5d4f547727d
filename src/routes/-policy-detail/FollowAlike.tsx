import { useQuery } from '@tanstack/react-query'
import type { PolicyDetail } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'
import { follow, stop } from '#features/policy/follow.ts'
import type { Following } from '#features/policy/following.ts'
import { tagsQuery, useFollowing } from '#features/policy/useFollowing.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { tagsOf } from './tags.ts'

interface Props {
  policy: PolicyDetail
  onClose: () => void
}

/**
 * Shows 订阅同类: the city's tags of a policy, each with a button to subscribe or unsubscribe; a change may
 * wait in the outbox.
 */
export function FollowAlike({ policy, onClose }: Props) {
  const tags = useQuery(tagsQuery)
  const { list } = useFollowing()
  return (
    <Dialog open title="订阅同类" shape="wide" onClose={onClose}>
      <p>订阅后，有新的同类政策时会收到消息。</p>
      <Loaded
        query={tags}
        isEmpty={(all) => tagsOf(policy, all).length === 0}
        empty={<EmptyState title="没有与本政策对应的标签" />}
      >
        {(all) => (
          <List label="本政策的标签">
            {tagsOf(policy, all).map((tag) => (
              <TagRow key={tag.id} tag={tag} following={list.find((one) => one.id === tag.id)} />
            ))}
          </List>
        )}
      </Loaded>
    </Dialog>
  )
}

function TagRow({ tag, following }: { tag: Tag; following: Following | undefined }) {
  const { name, group, openCount } = tag
  const follows = following !== undefined && following.change !== 'stopped'
  return (
    <ListRow
      title={name}
      meta={[group, `可申报 ${String(openCount)} 条`]}
      actions={
        <Button
          aria-pressed={follows}
          aria-label={`订阅${group} ${name}`}
          onClick={() => void (follows ? stop(tag) : follow(tag))}
        >
          {follows ? '已订阅' : '订阅'}
          {following?.change && ' · 待上传'}
        </Button>
      }
    />
  )
}
