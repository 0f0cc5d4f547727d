import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeclareItem } from '#api/declare-item.ts'
import { benefitLink, formLink } from '#blocks/item-links.ts'
import { type Failing, failingText } from '#rules/standing/failing.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'

export type Startable = Pick<
  DeclareItem,
  'id' | 'mode' | 'formKey' | 'applyUrl' | 'applyStart' | 'applyEnd' | 'isRolling' | 'consultPhone'
>

interface Props {
  item: Startable
  look?: ButtonLook
  /** Condition that the current enterprise does not meet; the user confirms before the form opens. */
  warning?: Failing
}

/**
 * Renders the way to start an item: the form, another platform, or the phone to call; only a word while the window is
 * closed.
 */
export function StartLink({ item, look = 'plain', warning }: Props) {
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
    if (warning !== undefined) return <WarnedStart item={item} look={look} warning={warning} />
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

/**
 * Starts an item that the enterprise does not fit: states the reason and lets the user continue, because the city
 * decides.
 */
function WarnedStart({ item, look, warning }: { item: Startable; look: ButtonLook; warning: Failing }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        开始申报
      </Button>
      <ConfirmDialog
        open={asking}
        title="本企业暂不符合申报条件"
        confirmLabel="继续申报"
        onConfirm={() => void navigate(formLink(item))}
        onCancel={() => setAsking(false)}
      >
        {warning.isMust && '必须满足的条件'}不符合：{failingText(warning)}，依据{warning.basis}
        。可以先核对企业信息；是否符合以主管部门审核结果为准。
      </ConfirmDialog>
    </>
  )
}
