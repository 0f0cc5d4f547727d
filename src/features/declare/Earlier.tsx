import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DeclarationBrief } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { dateText } from '#lib/dates.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { endedQuery } from './apply/item.ts'
import { copyLink, mayCopy } from './links.ts'

/** Maximum number of earlier declarations on offer. */
const MAX_OFFERED = 3

interface Props {
  item: DeclareItem
  /** Id of the earlier declaration that this one is a copy of. */
  from: string | undefined
  /** True if the form continues a draft, which a copy does not replace. */
  goesOn: boolean
  /** Fields that must be filled in again: 项目起止日期. */
  anew: string
}

/** Offers earlier declarations with the same form for copying, successful ones first; says so once one was copied. */
export function Earlier({ item, from, goesOn, anew }: Props) {
  const { data } = useQuery(endedQuery)
  const earlier = (data?.records ?? []).filter((one) => one.type === item.formKey && mayCopy(one))
  const copied = earlier.find((one) => one.id === from)
  if (copied && goesOn) {
    return (
      <Notice tone="info" title="该项目已有草稿，没有被复制的内容覆盖。">
        {`丢弃草稿后，从“${copied.itemName}”的申报内容开始。`}
      </Notice>
    )
  }
  if (copied) {
    return (
      <Notice tone="info" title={`已复制“${copied.itemName}”的申报内容。`}>
        {`${anew}需要重新填写，其他内容请逐项核对后再提交。`}
      </Notice>
    )
  }
  if (earlier.length === 0 || from) return null
  // Ranks successful declarations first, and among them those of the same department.
  const rank = (one: DeclarationBrief) =>
    (isVoid(one.status) ? 2 : 0) + (one.department === item.department ? 0 : 1)
  const offered = earlier.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_OFFERED)
  return (
    <Notice tone="info" title="可以从以往申报复制：">
      {offered.map((one, at) => (
        <span key={one.id}>
          {at > 0 && '；'}
          <Link {...copyLink(one, item.id)}>
            {`${one.itemName}${one.submitTime ? `（${dateText(one.submitTime)}）` : ''}`}
          </Link>
        </span>
      ))}
    </Notice>
  )
}
