import type { DockingState } from '#api/docking.ts'
import { type Own, ownKind, type OwnKind } from '#blocks/own/kind.ts'
import {
  calls,
  copyLink,
  formHref,
  formOf,
  type Kind,
  mineLink,
  nouns,
  ownLink,
  recordOf,
} from '#features/docking/kinds.ts'
import { labels } from '#features/docking/labels.ts'
import { daysLeft } from '#lib/dates.ts'
import { send } from '#offline/outbox/outbox.ts'
import { dockingLifecycle, RENEW_DAYS, renewedTo } from '#rules/docking-states.ts'
import { Solve } from './Solve.tsx'

type One = Own<DockingState> & { title: string; deadline?: string }

const describe = (kind: Kind): OwnKind<DockingState, One> =>
  ownKind({
    kind,
    noun: nouns[kind],
    lifecycle: dockingLifecycle,
    publicStatus: '已上架',
    place: '大厅',
    form: formOf(kind),
    mine: { label: `我的${nouns[kind]}`, link: mineLink(kind) },
    viewLink: (id) => ownLink(kind, 'view', id),
    formHref: ({ id, copy }) => formHref(kind, id, copy),
    auditDays: 1,
    audited: '上架',
    passed: '上架公开',
    titleOf: ({ title }) => title,
    recordOf: (id) => recordOf(kind, id),
    labelsOf: () => labels,
    editLink: ({ id }) => ownLink(kind, 'edit', id),
    copyLink: ({ id }) => copyLink(kind, id),
    drop:
      ({ id }) =>
      (options) =>
        send(calls[kind].down, { params: { id } }, options),
    movesOf(one) {
      const { status, deadline, isShown } = one
      const params = { id: one.id }
      const isOver = deadline !== undefined && daysLeft(deadline) < 0
      const renewing = `续期 ${String(RENEW_DAYS)} 天`
      return [
        {
          to: '已上架',
          ...(isOver
            ? {
                verb: '续期',
                label: status === '已过期' ? renewing : '续期并上架',
                doneText: `已${renewing}`,
              }
            : { verb: '上架', label: '重新上架' }),
          send: (options) =>
            send(calls[kind].up, { params, body: isOver ? { deadline: renewedTo() } : {} }, options),
        },
        {
          to: '已下架',
          verb: '下架',
          confirmation: `下架后大厅不再显示，申请过对接的企业会收到通知；以后可以重新上架，无需再次审核。${isShown ? '修改的内容不再审核，以原内容为准。' : ''}`,
          send: (options) => send(calls[kind].down, { params }, options),
        },
        {
          to: '已解决',
          verb: '标记已解决',
          doneText: '已标记为已解决',
          send: (options) => send(calls[kind].solve, { params, body: {} }, options),
          button: (look, onGo) => (
            <Solve
              kind={kind}
              one={one}
              look={look}
              onSolve={(dockingId) =>
                onGo((options) =>
                  send(calls[kind].solve, { params, body: dockingId ? { dockingId } : {} }, options),
                )
              }
            />
          ),
        },
      ]
    },
  })

/** Describes own demands and supplies. */
export const own = { demand: describe('demand'), supply: describe('supply') }
