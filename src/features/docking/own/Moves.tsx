import { useState } from 'react'
import { type DockingState } from '#api/docking.ts'
import { forgetDraftsOf } from '#blocks/form/city-draft.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sayDone } from '#blocks/outbox/hand-in.ts'
import { takeBackAll } from '#blocks/outbox/send-last.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { copyLink, type Kind, nouns, ownLink } from '#features/docking/kinds.ts'
import { daysLeft } from '#lib/dates.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { dockingLifecycle, RENEW_DAYS } from '#rules/docking-states.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Solve } from './Solve.tsx'
import { publicState, standingOf } from './standing.ts'
import { wish } from './wish.ts'

interface Props {
  kind: Kind
  one: {
    id: string
    title: string
    status: DockingState
    deadline?: string | undefined
    /** True while an edit is not let through and the version before it is public. */
    isShown?: boolean | undefined
  }
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  look?: ButtonLook
}

/** What its owner can do with a record now, by the table of states and by what waits here already. */
export function Moves({ kind, one, asOf, look = 'plain' }: Props) {
  const { id, title, deadline, isShown } = one
  const heard = useHeard()
  const [asking, setAsking] = useState(false)
  const { now, city, waiting, items } = standingOf(kind, one, asOf, heard)
  const mayEnd = publicState(now, isShown)
  const noun = nouns[kind]
  const isDraft = one.status === '草稿'
  const isOver = deadline !== undefined && daysLeft(deadline) < 0
  const name = <span className="visually-hidden">：{title}</span>
  const go = async (move: Parameters<typeof wish>[2], done: string) => {
    setAsking(false)
    const status = publicState(city, isShown)
    const isKept = await keptOrSaid(async () => {
      await wish(kind, { id, title, status }, move, items)
      if (isDraft) await forgetDraftsOf(id)
    })
    if (isKept) sayDone(done)
  }
  if (isDraft && now === '已下架') {
    // Deleted at the city, though the list was read before; else what was not sent yet is simply not sent.
    if (!waiting) return null
    const words = { done: '已取消删除', late: '删除请求可能已送达，无法取消' }
    return (
      <Button
        look={look}
        onClick={() =>
          void takeBackAll(
            items.map((item) => item.id),
            words,
          )
        }
      >
        取消删除
        {name}
      </Button>
    )
  }
  return (
    <>
      {dockingLifecycle.can(now, '待审核', 'owner') && (
        <LinkButton look={look} link={ownLink(kind, 'edit', id)}>
          {now === '草稿' ? '继续填写' : '修改'}
          {name}
        </LinkButton>
      )}
      {dockingLifecycle.can(now, '已上架', 'owner') && (
        <Button
          look={look}
          onClick={() =>
            void go({ move: 'up', renews: isOver }, isOver ? `已续期 ${String(RENEW_DAYS)} 天` : '已上架')
          }
        >
          {isOver ? (now === '已过期' ? `续期 ${String(RENEW_DAYS)} 天` : '续期并上架') : '重新上架'}
          {name}
        </Button>
      )}
      {(isDraft || dockingLifecycle.can(mayEnd, '已下架', 'owner')) && (
        <Button look={look} onClick={() => setAsking(true)}>
          {isDraft ? '删除' : '下架'}
          {name}
        </Button>
      )}
      {dockingLifecycle.can(mayEnd, '已解决', 'owner') && (
        <Solve
          kind={kind}
          one={one}
          look={look}
          onSolve={(dockingId) => void go({ move: 'solve', dockingId }, '已标记为已解决')}
        />
      )}
      <LinkButton look={look} link={copyLink(kind, id)}>
        复制
        {name}
      </LinkButton>
      <ConfirmDialog
        open={asking}
        title={isDraft ? '删除该草稿？' : `下架该${noun}？`}
        confirmLabel={isDraft ? '删除' : '下架'}
        danger={isDraft}
        onCancel={() => setAsking(false)}
        onConfirm={() => void go({ move: 'down' }, `已${isDraft ? '删除' : '下架'}`)}
      >
        {isDraft
          ? '市平台和本机的草稿都会删除，不能恢复。'
          : `下架后大厅不再显示，申请过对接的企业会收到通知；以后可以重新上架，无需再次审核。${isShown ? '修改的内容不再审核，以原内容为准。' : ''}`}
      </ConfirmDialog>
    </>
  )
}
