import { linkOptions } from '@tanstack/react-router'
import { plannedLink } from '#layouts/menu/planned.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Target } from '#ui/link.ts'
import { type Kind, kinds } from './collect.ts'

/** Nothing is kept of a kind, or nothing of it fits what is looked for. */
export function CollectEmpty({
  kind,
  looked,
  clear,
}: {
  kind: Kind
  looked: string | undefined
  clear: Target
}) {
  if (looked) {
    return (
      <EmptyState
        title={`收藏里没有“${looked}”`}
        hint="减少关键词再试。"
        action={<LinkButton link={clear}>看全部收藏</LinkButton>}
      />
    )
  }
  return kind === 'policy' ? (
    <EmptyState
      title="还没有收藏政策"
      hint="在政策详情页按“收藏”，快截止时会提醒，离线也能看。"
      action={<LinkButton link={linkOptions({ to: '/policy/apply' })}>看今日申报</LinkButton>}
    />
  ) : (
    <EmptyState
      title={`还没有收藏${kinds[kind]}`}
      hint="在专业服务里收藏后，显示在这里。"
      action={<LinkButton link={plannedLink('/professional-services')}>去专业服务</LinkButton>}
    />
  )
}
