import { useQuery } from '@tanstack/react-query'
import type { DeclareItem } from '#api/declare-item.ts'
import { declaredQuery } from '#features/declare/apply/item.ts'
import { viewLink } from '#features/declare/links.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/**
 * Warns before the form if the city would refuse: the window is closed, or the enterprise has declared this item
 * already.
 */
export function DeclareWarnings({ item }: { item: DeclareItem }) {
  const { data } = useQuery(declaredQuery(item.id))
  const running = data?.records.find((one) => !isVoid(one.status))
  const { state } = windowOf(item)
  if (!isOpen(state)) {
    return (
      <Notice tone="warn" title={state === '未开始' ? '申报尚未开始。' : '申报已截止。'}>
        现在提交会被退回，可先保存草稿，或咨询 {item.consultPhone}。
      </Notice>
    )
  }
  if (!running) return null
  return (
    <Notice
      tone="warn"
      title={`本企业已申报该项目，当前${running.status}。`}
      action={
        <LinkButton look="plain" link={viewLink(running)}>
          查看申报
        </LinkButton>
      }
    >
      {running.declareNo && `申报编号 ${running.declareNo}，`}重复提交会被退回。
    </Notice>
  )
}
