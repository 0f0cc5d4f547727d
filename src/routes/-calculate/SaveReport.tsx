import { linkOptions } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { heldWords } from '#blocks/HeldActions.tsx'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { useAfterSignIn } from '#blocks/sign-in/useSignedInAction.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useOutbox, useReceipts } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { HAND } from '#features/match/match-links.ts'
import { idOfReport } from '#features/match/saved.ts'
import type { SharedCalculation } from './useCalculation.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Saves the current report, for a visitor after the sign-in, and shows the outcome: waiting in the outbox, saved with
 * its number, or refused.
 */
export function SaveReport({ held }: { held: SharedCalculation }) {
  const { userInfo } = useAccount()
  const [busy, setBusy] = useState(false)
  const waiting = useOutbox().find((one) => one.id === held.savedId)
  const receipt = useReceipts().find((one) => one.id === held.savedId)
  const wrong = held.entries.find(({ problem }) => problem)
  const isEmpty = held.entries.every(({ value }) => value === undefined)
  const save = async () => {
    if (wrong) return showToast(`${wrong.label}：${wrong.problem ?? ''}`)
    setBusy(true)
    try {
      await held.save()
    } catch (error) {
      showToast(storageProblem(error).message)
    }
    setBusy(false)
  }
  const slot = held.of ?? HAND
  const savesAfterSignIn = useRef(false)
  useAfterSignIn('report', slot, () => {
    savesAfterSignIn.current = true
  })
  // Waits until the same person's visitor answers are taken over.
  useEffectOn([userInfo?.id, slot, held.hasAdopted], () => {
    if (!savesAfterSignIn.current || !held.hasAdopted) return
    savesAfterSignIn.current = false
    if (!isEmpty) void save()
  })
  if (!userInfo) {
    return (
      <SignInFirst why="report" id={slot}>
        登录后保存
      </SignInFirst>
    )
  }
  if (receipt) {
    return (
      <>
        <StateChip tone="ok">已保存 {receipt.no}</StateChip>
        <LinkButton
          link={linkOptions({ to: '/policy/calculate/report', search: { id: idOfReport(receipt.answer) } })}
        >
          查看保存的报告
        </LinkButton>
      </>
    )
  }
  if (waiting) {
    return waiting.state === 'waiting' ? (
      <StateChip tone="warn">报告待上传</StateChip>
    ) : (
      <>
        <StateChip tone="bad">报告{heldWords(waiting).join('：')}</StateChip>
        <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
          去处理
        </LinkButton>
      </>
    )
  }
  return (
    <Button look="primary" busy={busy} disabled={isEmpty} onClick={() => void save()}>
      保存报告
    </Button>
  )
}
