import { useState } from 'react'
import type { DeclarationBrief } from '#api/declaration.ts'
import { DeclarationCourse } from '#features/declare/DeclarationCourse.tsx'
import { copyLink, editLink, mayCopy, viewLink } from '#features/declare/links.ts'
import { dueName, isPast, saveDue } from '#features/declare/due.ts'
import { RateDeclaration } from '#features/declare/RateDeclaration.tsx'
import { saveReceipt } from '#features/declare/receipt.ts'
import { formLink } from '#blocks/item-links.ts'
import { useWaiting } from '#features/declare/useWaiting.ts'
import { nextStepOf } from '#features/declare/turn.ts'
import { Withdraw } from '#features/declare/Withdraw.tsx'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { isGranted } from '#rules/standing/money-year.ts'
import { declarationStages } from '#rules/declaration-stages.ts'
import { declarationLifecycle, isVoid, mayWithdraw } from '#rules/declaration-states.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Progress } from '#ui/list/Progress.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './declare.module.css'

/** Names of the special types of declarations. */
const kinds: Partial<Record<DeclarationBrief['type'], string>> = {
  'apply-msjx': '免申即享',
  'spec-declare': '专精特新专项申报',
}

/** Labels of the link to the item's form, for the states that the enterprise answers there. */
const formLabels: Partial<Record<DeclarationBrief['status'], string>> = {
  草稿: '继续填写',
  意愿确认: '去确认',
}

/** Shows a row of a declaration at the city: state, remaining time and actions. */
export function DeclarationRow({ row, looked }: { row: DeclarationBrief; looked: string }) {
  const [open, setOpen] = useState(false)
  const waiting = useWaiting(row.id)
  const { status, dueDate, paidAmount } = row
  const form = formLink({ id: row.itemId, formKey: row.type })
  // The deadline may have passed on a device that has not received the new state yet.
  const isLate = isPast(dueDate)
  // Not submitted by the enterprise: the city matched it.
  const isFree = row.type === 'apply-msjx'
  // The latest known amount counts.
  const amounts = [
    row.applyAmount > 0 ? `${isFree ? '可享' : '申请'} ${moneyText(row.applyAmount)}` : '',
    isGranted(row) ? `批复 ${moneyText(row.approvedAmount ?? 0)}` : '',
    paidAmount === undefined ? '' : `到账 ${moneyText(paidAmount)}`,
  ].filter(Boolean)
  // Shows money in gold only where it can still be had: nobody pays what was given up, withdrawn or refused.
  const isLost = status !== '草稿' && isVoid(status)
  const words = [status, dueDate && (isLate ? `已过${dueName(status)}` : daysLeftText(dueDate))]
  return (
    <ListRow
      title={<Marked text={row.itemName} looked={looked} />}
      link={viewLink(row)}
      meta={[
        row.declareNo && `申报编号 ${row.declareNo}`,
        row.submitTime && `${dayText(row.submitTime)}${isFree ? '匹配' : '提交'}`,
        kinds[row.type],
        ...(isLost ? amounts : amounts.slice(0, -1)),
      ]}
      amount={isLost ? undefined : amounts.at(-1)}
      state={
        <>
          <StateChip tone={declarationLifecycle.toneOf(status)}>
            {words.filter(Boolean).join(' · ')}
          </StateChip>
          {waiting && <StateChip tone={waiting.tone}>{waiting.words}</StateChip>}
        </>
      }
      actions={
        <>
          <Button look="plain" onClick={() => setOpen(true)}>
            查看进度
          </Button>
          {formLabels[status] && !isLate && !waiting && (
            <LinkButton look="plain" link={form}>
              {formLabels[status]}
            </LinkButton>
          )}
          {dueDate && !isLate && (
            <Button look="plain" onClick={() => saveDue(row)}>
              加入日历
            </Button>
          )}
          {status === '待补正' && !waiting && !isLate && (
            <LinkButton look="plain" link={editLink(row)}>
              去补正
            </LinkButton>
          )}
          {row.declareNo && (
            <Button look="plain" onClick={() => void saveReceipt(row.id)}>
              下载回执
            </Button>
          )}
          {mayCopy(row) && (
            <LinkButton look="plain" link={copyLink(row)}>
              复制为新申报
            </LinkButton>
          )}
          <RateDeclaration row={row} />
          {mayWithdraw(status) && <Withdraw row={row} />}
        </>
      }
      foot={<Progress stages={declarationStages(row)} next={nextStepOf(row)} />}
    >
      {row.reason && (
        <p className={styles.reason}>{`${status === '待补正' ? '补正原因' : '原因'}：${row.reason}`}</p>
      )}
      <Dialog open={open} shape="sheet" title="办理进度" onClose={() => setOpen(false)}>
        <DeclarationCourse declaration={row} />
      </Dialog>
    </ListRow>
  )
}
