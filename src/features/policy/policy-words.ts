import type { Item } from '#api/item.ts'
import type { Policy } from '#api/policy.ts'
import { dateText, dayText } from '#lib/dates.ts'
import type { Window } from '#rules/window.ts'

/** Returns the application period in words, as far as it is known: 2026年4月1日 至 4月30日. */
export function periodText({ applyStart, applyEnd, isRolling }: Window): string {
  if (isRolling) return '常年受理'
  if (applyStart && applyEnd) return `${dateText(applyStart)} 至 ${dayText(applyEnd, applyStart)}`
  if (applyEnd) return `${dateText(applyEnd)} 前`
  return applyStart ? `${dateText(applyStart)} 起` : '以申报通知为准'
}

/** Returns the way to apply for an item. 免申即享 needs no application, whatever platform handles it. */
export const applicationModeOf = ({ formKey, mode }: Pick<Item, 'formKey' | 'mode'>): string =>
  formKey === 'apply-msjx' ? '免申报，由系统比对' : mode

/** Returns the target group of a policy: titles, sizes and industries; 不限企业类型 if it names none. */
export function audienceText({
  targetTags,
  targetScale,
  industries,
}: Pick<Policy, 'targetTags' | 'targetScale' | 'industries'>): string {
  const sizes = targetScale.length
    ? `${targetScale.join('、')}${targetScale.includes('个体') ? '' : '型企业'}`
    : ''
  return [targetTags.join('、'), sizes, industries.join('、')].filter(Boolean).join('；') || '不限企业类型'
}

/** Returns whether a material has to be handed in: 必交, 视情况, or 无需提交 if an office shares it with the city. */
export const needText = ({ required, sharedBy }: { required: boolean; sharedBy?: string }): string =>
  sharedBy ? '无需提交' : required ? '必交' : '视情况'
