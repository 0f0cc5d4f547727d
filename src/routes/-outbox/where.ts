import { linkOptions } from '@tanstack/react-router'
import type { Receipt } from '#offline/outbox/item.ts'
import type { Target } from '#ui/link.ts'

interface Where {
  label: string
  link: Target
}

/** What somebody has asked to dock with stands beside their own of the kind. */
const asked = (to: '/user/my-demand' | '/user/my-supply'): Where => ({
  label: '我的对接申请',
  link: linkOptions({ to, search: { view: 'asked' } }),
})

/** The list in which what was sent is followed, by its endpoint's name. */
const lists: [RegExp, Where][] = [
  [/^declare\./, { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) }],
  [/^appeal\./, { label: '我的诉求', link: linkOptions({ to: '/user/my-appeal' }) }],
  [/^activity\./, { label: '我的活动', link: linkOptions({ to: '/user/activity' }) }],
  [/^docking\.demandDock/, asked('/user/my-demand')],
  [/^docking\.supplyDock/, asked('/user/my-supply')],
  [/^docking\.demand/, { label: '我的需求', link: linkOptions({ to: '/user/my-demand' }) }],
  [/^docking\.supply/, { label: '我的供给', link: linkOptions({ to: '/user/my-supply' }) }],
  [/^market\./, { label: '工业产品', link: linkOptions({ to: '/user/my-market' }) }],
  [/^serve\.product/, { label: '我的产品', link: linkOptions({ to: '/user/my-product' }) }],
  [/^serve\.provider/, { label: '我的机构', link: linkOptions({ to: '/user/my-provider' }) }],
  [
    /^serve\.enquire/,
    { label: '我的咨询', link: linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } }) },
  ],
  [/^enterprise\./, { label: '关联企业', link: linkOptions({ to: '/user/relation' }) }],
]

/** Where others' requests are answered: they stand with one's own, though the call is the one that asks. */
const answered: [RegExp, Where][] = [
  [/^docking\.demandDock/, { label: '我的需求', link: linkOptions({ to: '/user/my-demand' }) }],
  [/^docking\.supplyDock/, { label: '我的供给', link: linkOptions({ to: '/user/my-supply' }) }],
  [/^serve\.enquire/, { label: '我的机构', link: linkOptions({ to: '/user/my-provider' }) }],
]

/** True where somebody else's request was answered: the answer names the request, and asking could not know its name. */
const isAnswered = ({ record, answer }: Pick<Receipt, 'record' | 'answer'>): boolean =>
  !record.startsWith('serve-rate:') && record.endsWith(`:${String((answer as { id?: unknown } | null)?.id)}`)

/** Where somebody goes on who reads a receipt; undefined for what stands in no list of theirs. */
export const whereOf = (receipt: Pick<Receipt, 'endpoint' | 'record' | 'answer'>): Where | undefined =>
  [...(isAnswered(receipt) ? answered : []), ...lists].find(([name]) => name.test(receipt.endpoint))?.[1]
