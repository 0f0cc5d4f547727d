import { useQuery } from '@tanstack/react-query'
import type { PolicyDetail, Tag } from '#api/policy.ts'
import { policy as api } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { isNewTo } from '#offline/outbox/item.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useOutbox, useReceipts } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { tagsOf } from './tags.ts'

interface Props {
  policy: PolicyDetail
  onClose: () => void
}

const tagsQuery = query(api.tags, { query: {} })

/** 订阅同类: the city's words that a policy bears, each to be followed or let go; it may wait on the device. */
export function FollowAlike({ policy, onClose }: Props) {
  const tags = useQuery(tagsQuery)
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
              <TagRow key={tag.id} tag={tag} asOf={askedAfter(tagsQuery.queryKey, tags)} />
            ))}
          </List>
        )}
      </Loaded>
    </Dialog>
  )
}

function TagRow({ tag: { id, name, group, subscribed, openCount }, asOf }: { tag: Tag; asOf: number }) {
  const record = `tag:${id}`
  // The last wish counts, whether it waits or has arrived since the tags were asked for.
  const wish = useOutbox().findLast((one) => one.record === record && one.state === 'waiting')
  const done = useReceipts().find((one) => one.record === record && isNewTo(asOf, one))
  const last = wish ?? done
  const follows = last ? last.endpoint === api.subscribe.name : subscribed
  const toggle = async () => {
    try {
      const options = { title: `${follows ? '取消订阅' : '订阅'}：${name}`, record }
      await (follows
        ? send(api.unsubscribe, { query: { id } }, options)
        : send(api.subscribe, { body: { id } }, options))
    } catch (error) {
      showToast(storageProblem(error).message)
    }
  }
  return (
    <ListRow
      title={name}
      meta={[group, `可申报 ${String(openCount)} 条`]}
      actions={
        <Button aria-pressed={follows} aria-label={`订阅${group} ${name}`} onClick={() => void toggle()}>
          {follows ? '已订阅' : '订阅'}
          {wish && ' · 待上传'}
        </Button>
      }
    />
  )
}
