import { Fragment, useState } from 'react'
import { forgetDraftsOf } from '#blocks/form/city-id.ts'
import { doneWords, queueAndNotify } from '#blocks/outbox/queue-and-notify.ts'
import { takeBackAll } from '#blocks/outbox/send-last.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { type Move, type Own, type OwnKind, type OwnPages, publicState, useOwn } from './kind.ts'

interface Props<Word extends string, One extends Own<Word>> {
  own: OwnKind<Word, One>
  one: One
  /** Newest receipt on this device when the record was requested. */
  asOf: ReceiptNo
  look?: ButtonLook
}

/** Returns the deletion of a draft at the city as its only move: the city marks it as 已下架. */
const deletionOf = <Word extends string>({ drop }: OwnPages, one: Own<Word>): Move<Word>[] =>
  drop ? [{ to: '已下架' as Word, verb: '删除', send: drop(one) }] : []

/**
 * Returns the way back from an audit as the only move of a pending record that was never public: the same call, by
 * which the city keeps it as a draft.
 */
const takingBackOf = <Word extends string>({ drop, noun }: OwnPages, one: Own<Word>): Move<Word>[] =>
  drop
    ? [
        {
          to: '已下架' as Word,
          verb: '撤回',
          confirmation: `撤回后不再审核，该${noun}存为草稿，修改后可以重新提交。`,
          send: drop(one),
        },
      ]
    : []

/**
 * Offers the owner's actions on a record by the table of states: edit it, move it, copy it, delete a draft. A waiting
 * move can only be taken back, because two waiting moves contradict each other. Price: another move needs two presses.
 */
export function Moves<Word extends string, One extends Own<Word>>({
  own,
  one,
  asOf,
  look = 'plain',
}: Props<Word, One>) {
  const { now, city, waiting, items } = useOwn(own, one, asOf)
  const [confirming, setConfirming] = useState<Move<Word>>()
  const { noun, lifecycle, copyLink } = own
  const title = own.titleOf(one)
  const name = <span className="visually-hidden">：{title}</span>
  const isDraft = one.status === '草稿'
  const isPending = one.status === '待审核' && !one.isShown
  const moves = isDraft ? deletionOf(own, one) : isPending ? takingBackOf(own, one) : own.movesOf(one)
  const from = publicState(own.publicStatus, now, one.isShown)
  const offered = moves.filter(({ to }) => isDraft || isPending || lifecycle.can(from, to, 'owner'))
  // Marks a record that only a new submit publishes again, because its kind has no move up.
  const isDown = now === '已下架' && !moves.some(({ to }) => to === own.publicStatus)
  const queueMove = async ({ verb, doneText = `已${verb}` }: Move<Word>, send: Move<Word>['send']) => {
    setConfirming(undefined)
    const what = isDraft ? `${noun}草稿` : noun
    await queueAndNotify(doneWords(doneText), async () => {
      const sent = await send({ title: `${verb}${what}：${title}`, record: own.recordOf(one.id) })
      if (isDraft) await forgetDraftsOf(one.id)
      return sent
    })
  }
  // Hides a draft that the city has deleted since the list was read.
  if (isDraft && city === '已下架') return null
  const verb = moves.find(({ to }) => to === now)?.verb ?? ''
  // Removes the unsent move from the outbox; the record keeps its state at the city.
  const cancelMove = () =>
    takeBackAll(
      items.map(({ id }) => id),
      { done: `已取消${verb}`, late: `${verb}请求可能已送达，无法取消` },
    )
  return (
    <>
      {waiting && (
        <Button look={look} onClick={() => void cancelMove()}>
          取消{verb}
          {name}
        </Button>
      )}
      {!waiting && lifecycle.can(now, '待审核' as Word, 'owner') && (
        <LinkButton look={look} link={own.editLink(one)}>
          {isDraft ? '继续填写' : isDown ? '重新发布' : '修改'}
          {name}
        </LinkButton>
      )}
      {!waiting &&
        offered.map((move) =>
          move.button ? (
            <Fragment key={move.to}>{move.button(look, (send) => void queueMove(move, send))}</Fragment>
          ) : (
            <Button
              key={move.to}
              look={look}
              onClick={() =>
                isDraft || move.confirmation ? setConfirming(move) : void queueMove(move, move.send)
              }
            >
              {isDraft ? move.verb : (move.label ?? move.verb)}
              {name}
            </Button>
          ),
        )}
      {copyLink && (
        <LinkButton look={look} link={copyLink(one)}>
          复制
          {name}
        </LinkButton>
      )}
      <ConfirmDialog
        open={confirming !== undefined}
        title={isDraft ? '删除该草稿？' : `${confirming?.verb ?? ''}该${noun}？`}
        confirmLabel={confirming?.verb ?? ''}
        danger={isDraft}
        onCancel={() => setConfirming(undefined)}
        onConfirm={() => confirming && void queueMove(confirming, confirming.send)}
      >
        {isDraft ? '市平台和本机的草稿都会删除，不能恢复。' : confirming?.confirmation}
      </ConfirmDialog>
    </>
  )
}
