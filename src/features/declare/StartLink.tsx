import { linkOptions } from '@tanstack/react-router'
import type { DeclareItem } from '#api/declare-item.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'
import type { Target } from '#ui/link.ts'
import { benefitLink } from './links.ts'

type Startable = Pick<
  DeclareItem,
  'id' | 'mode' | 'formKey' | 'applyUrl' | 'applyStart' | 'applyEnd' | 'isRolling' | 'consultPhone'
>

/** The form that an item is declared with on this portal. */
export function formLink({ id, formKey }: Pick<DeclareItem, 'id' | 'formKey'>): Target {
  if (formKey === 'apply') return linkOptions({ to: '/declare/apply/add', search: { item: id } })
  return formKey === 'apply-msjx'
    ? benefitLink(id)
    : linkOptions({ to: '/declare/apply/spec-declare', search: { item: id } })
}

/** The one way to begin: the form, another platform, or whom to ask; words alone while the window is closed. */
export function StartLink({ item, look = 'plain' }: { item: Startable; look?: ButtonLook }) {
  const { state } = windowOf(item)
  if (!isOpen(state)) return <span>{state === '未开始' ? '尚未开始' : '已截止'}</span>
  if (item.formKey === 'apply-msjx') {
    return (
      <LinkButton look={look} link={benefitLink(item.id)}>
        免申即享
      </LinkButton>
    )
  }
  if (item.mode === '网上申报') {
    return (
      <LinkButton look={look} link={formLink(item)}>
        开始申报
      </LinkButton>
    )
  }
  if (item.mode === '外部平台' && item.applyUrl) {
    return <RecordLink href={item.applyUrl}>去外部平台申报</RecordLink>
  }
  return <span>咨询 {item.consultPhone}</span>
}
