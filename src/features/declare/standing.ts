import { linkOptions } from '@tanstack/react-router'
import type { DeclarationStatus } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { FORM } from '#features/declare/apply/draft.ts'
import { benefitLink, formLink } from '#blocks/item-links.ts'
import { editLink, viewLink } from '#features/declare/links.ts'
import { recordOf } from '#features/declare/status.ts'
import { waitingState } from '#features/declare/waiting.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import type { Tone } from '#rules/states.ts'
import { useAccount } from '#session/account.ts'
import type { Target } from '#ui/link.ts'

/** Standing of the user's enterprise with an item, and the link to the next step. */
interface Standing {
  words: string
  tone: Tone
  label: string
  link: Target
}

const isStatus = (word: string): word is DeclarationStatus =>
  (declarationLifecycle.words as readonly string[]).includes(word)

/** Text for a submitted form that has not arrived, by the state of its item. */
const unsent: Record<OutboxItem['state'], string> = {
  waiting: '待上传，尚未提交',
  held: '未通过，尚未提交',
  conflict: '未通过，尚未提交',
}

/**
 * Returns the standing with an item: of the item in the outbox, else of the draft on this device, else of the city;
 * undefined if there is none.
 */
export function useStanding(item: Pick<DeclareItem, 'id' | 'formKey' | 'running'>): Standing | undefined {
  const { id, formKey, running } = item
  const { enId } = useAccount()
  const { reach } = useDeviceState()
  const records = [recordOf(id), ...(running ? [recordOf(running.id)] : [])]
  const waiting = useOutbox().find((one) => one.enId === enId && records.includes(one.record))
  const draft = (useDrafts(enId) ?? []).find(
    ({ key }) =>
      key.form === (formKey === 'spec-declare' ? formKey : FORM) &&
      (key.record === id || key.record === running?.id),
  )
  if (waiting) {
    const state = waitingState(waiting, reach)
    const words = formKey === 'apply-msjx' ? state.words : unsent[waiting.state]
    return { words, tone: state.tone, label: '查看待上传', link: linkOptions({ to: '/user/outbox' }) }
  }
  if (draft) {
    const isReturned = running && draft.key.record === running.id
    const link = isReturned ? editLink({ id: running.id, type: formKey }) : formLink(item)
    return { words: '本机草稿，尚未提交', tone: 'neutral', label: '继续填写', link }
  }
  if (!running || !isStatus(running.status)) return undefined
  const { status } = running
  const tone = declarationLifecycle.toneOf(status)
  if (formKey === 'apply-msjx')
    return { words: status, tone, label: status === '意愿确认' ? '去确认' : '查看', link: benefitLink(id) }
  if (status === '草稿')
    return { words: '市平台草稿，尚未提交', tone, label: '继续填写', link: formLink(item) }
  if (status === '待补正')
    return { words: status, tone, label: '去补正', link: editLink({ id: running.id, type: formKey }) }
  return { words: status, tone, label: '查看申报', link: viewLink({ id: running.id, type: formKey }) }
}
