import type { PolicyBrief } from '#api/policy.ts'
import { verdictOn } from '#blocks/standing/verdict-on.ts'
import type { Card } from '#features/assistant/conversation.ts'
import { dateText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import type { Attribute } from '#rules/match.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import { pathTo } from '#rules/standing/obligation.ts'
import { isJudgeable, type PolicyVerdict, verdictWord } from '#rules/standing/verdict.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import type { OpenItem } from './known.ts'

const tones = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
} as const satisfies Record<MatchLevel, NonNullable<Card['chip']>['tone']>

const validityWords: Record<PolicyBrief['validity'], string> = {
  有效: '现行有效',
  废止: '已废止',
  失效: '已失效',
  已修订: '已修订，有新文件',
}

/** Returns the source that a document is: 市工信〔2026〕2号，2026年3月1日发布，现行有效. */
export const documentText = ({
  docNumber,
  publishDate,
  validity,
}: Pick<PolicyBrief, 'publishDate' | 'validity'> & { docNumber?: string }): string =>
  [docNumber, `${dateText(publishDate)}发布`, validityWords[validity]].filter(Boolean).join('，')

/** Returns the verdict on an item for an enterprise; undefined without its facts or the item's conditions. */
export const verdictOf = (
  item: OpenItem,
  facts: readonly Attribute[] | undefined,
  now: number,
): PolicyVerdict | undefined =>
  facts && item.criteria?.length && isJudgeable(item, now) ? verdictOn(item.criteria, facts) : undefined

/** Returns a verdict in a line: 接近符合：研发人员不低于 30 人（本企业：25 人，还差 5 人），依据市科字〔2026〕2号 第二章. */
export const reasonText = ({ reason, failing }: PolicyVerdict): string =>
  failing ? `${reason}，依据${failing.basis}` : reason

const formPath = ({ id, formKey }: Pick<OpenItem, 'id' | 'formKey'>) =>
  formKey === 'apply-msjx'
    ? pathTo('/declare/no-apply/detail', { id })
    : pathTo(formKey === 'apply' ? '/declare/apply/add' : '/declare/apply/spec-declare', { item: id })

/** Returns the card of an item that can be declared, with the verdict on the enterprise and its source. */
export function itemCard(item: OpenItem, facts: readonly Attribute[] | undefined, now: number): Card {
  const verdict = verdictOf(item, facts, now)
  const { state } = windowOf(item, now)
  return {
    label: '申报项目',
    title: item.name,
    href: pathTo('/policy/search/detail', { id: item.policyId }),
    facts: [item.department, item.level, ...(item.isRolling ? [state] : [])],
    ...(item.quotaAmount > 0 ? { amount: upToText(item.quotaAmount) } : {}),
    ...(item.applyEnd && !item.isRolling ? { deadline: item.applyEnd } : {}),
    ...(item.mode === '网上申报' && isOpen(state) ? { form: formPath(item) } : {}),
    ...(verdict
      ? {
          chip: { tone: tones[verdict.level], text: verdictWord(verdict.level, item, now) },
          reason: reasonText(verdict),
        }
      : {}),
    // An item that can be declared stands in a document that is in force: the city takes it down with the document.
    source: documentText({ ...item, validity: '有效' }),
  }
}

/** Returns the card of a policy; one that is not in force says so in a chip, and leads to no form. */
export function policyCard(one: PolicyBrief, now: number): Card {
  const isInForce = one.validity === '有效'
  const { state } = windowOf(one, now)
  return {
    label: '政策',
    title: one.title,
    href: pathTo('/policy/search/detail', { id: one.id }),
    facts: [one.level, one.departments.join('、'), ...(isInForce ? [state] : [])],
    ...(one.amountMax && isInForce ? { amount: upToText(one.amountMax) } : {}),
    ...(isInForce && one.applyEnd && isOpen(state) && !one.isRolling ? { deadline: one.applyEnd } : {}),
    ...(isInForce
      ? {}
      : { chip: { tone: 'bad' as const, text: validityWords[one.validity].split('，')[0]! } }),
    source: documentText(one),
  }
}
