import type { Policy } from '#api/policy.ts'
import { favourite } from '#api/favourite.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import { useSignedInAction } from '#blocks/sign-in/useSignedInAction.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { favouriteRecord } from './favourites.ts'

interface Props {
  policy: Pick<Policy, 'id' | 'title' | 'favorite'>
  /** Newest receipt on this device when it asked the city; later receipts override the city's answer. */
  asOf: ReceiptNo
  look?: ButtonLook
}

/** Adds a policy to the favourites or removes it. Works offline, because the change is queued in the outbox. */
export function Favourite({ policy, asOf, look = 'secondary' }: Props) {
  const outbox = useOutbox()
  const { now, waiting } = useStanding('favouritePolicy', policy.id, policy, asOf)
  const put = (favorite: boolean) =>
    void storeOrToast(() =>
      send(
        favorite ? favourite.add : favourite.remove,
        { params: { id: policy.id } },
        {
          title: `${favorite ? '收藏' : '取消收藏'}：${policy.title}`,
          record: favouriteRecord(policy.id, outbox),
        },
      ),
    )
  const keep = useSignedInAction('favourite', policy.id, () => put(true))
  return (
    <Button look={look} aria-pressed={now.favorite} onClick={now.favorite ? () => put(false) : keep}>
      {now.favorite ? '已收藏' : '收藏'}
      {waiting && ' · 待上传'}
    </Button>
  )
}
