import { useState } from 'react'
import type { ProductState } from '#api/serve-product.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sayDone } from '#blocks/outbox/hand-in.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { ownProductLink } from '#features/serve/links.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { standingOf, wish } from './standing.ts'

interface Props {
  one: { id: string; name: string; status: ProductState }
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  look?: ButtonLook
}

/** What its owner can do with a service now, by the table of states and by what waits here already. */
export function Moves({ one, asOf, look = 'plain' }: Props) {
  const { id } = one
  const heard = useHeard()
  const [asking, setAsking] = useState(false)
  const { now, city, items } = standingOf(one, asOf, heard)
  const name = <span className="visually-hidden">：{one.name}</span>
  const go = async (move: 'up' | 'down') => {
    setAsking(false)
    if (await keptOrSaid(() => wish({ ...one, status: city }, move, items)))
      sayDone(move === 'up' ? '已上架' : '已下架')
  }
  return (
    <>
      {productLifecycle.can(now, '待审核', 'owner') && (
        <LinkButton look={look} link={ownProductLink('edit', id)}>
          {now === '草稿' ? '继续填写' : '修改'}
          {name}
        </LinkButton>
      )}
      {productLifecycle.can(now, '已上架', 'owner') && (
        <Button look={look} onClick={() => void go('up')}>
          重新上架
          {name}
        </Button>
      )}
      {productLifecycle.can(now, '已下架', 'owner') && (
        <Button look={look} onClick={() => setAsking(true)}>
          下架
          {name}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="下架该服务？"
        confirmLabel="下架"
        danger={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => void go('down')}
      >
        下架后不再公开显示，正在咨询的企业会收到通知；以后可以重新上架，无需再次审核。
      </ConfirmDialog>
    </>
  )
}
