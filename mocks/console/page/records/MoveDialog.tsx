import { useId, useState } from 'react'
import type { Move } from '#mocks/console/moves.ts'
import { ask } from '#mocks/console/page/client.ts'
import { outcome } from '#mocks/console/page/outcome.ts'
import { run } from '#mocks/console/page/run.ts'
import { useFields } from '#mocks/console/page/useFields.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { numberOf, type Typed } from '#ui/form/typed.ts'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './MoveDialog.module.css'

interface Props {
  ids: readonly string[]
  move: Move
  onClose: () => void
  onDone?: () => void
}

/** Asks for the opinion, amount, days and office of a move, and carries it out. */
export function MoveDialog({ ids, move, onClose, onDone }: Props) {
  const { values, bind } = useFields({
    reason: '',
    asked: '',
    office: '',
    days: undefined as Typed,
    amount: undefined as Typed,
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusal, setRefusal] = useState('')
  const form = useId()
  const submit = async () => {
    const asked = opinionsIn(values.asked)
    if (!asked) return setProblem('逐项意见应写成“字段：意见”，每行一项')
    setBusy(true)
    const done = await run(async () => {
      await ask('POST advance', {
        body: {
          ...{ area: move.area, to: move.to, ids, reason: values.reason },
          ...(values.office && { office: values.office }),
          ...(asked.length > 0 && { asked }),
          days: numberOf(values.days),
          amount: numberOf(values.amount),
        },
      })
      return ids.length > 1 ? `${String(ids.length)} 条记录：${move.label}` : `${move.label}：已完成`
    })
    setBusy(false)
    // Stays open where the city refuses, so that what was typed is kept.
    if (!done) return setRefusal(outcome.text)
    onClose()
    onDone?.()
  }
  const takes = (one: Move['takes'][number]) => move.takes.includes(one)
  return (
    <Dialog
      open
      title={move.label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit" form={form} busy={busy} data-first>
            {move.label}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {refusal && (
          <Notice tone="bad" title={`“${move.label}”未完成。`}>
            {refusal}
          </Notice>
        )}
        {takes('amount') && <NumberField label="批复金额" unit="元" decimals={2} {...bind('amount')} />}
        {takes('days') && <NumberField label="天数" unit="天" hint="不填即按通常的期限" {...bind('days')} />}
        {takes('office') && <TextField label="办理单位" {...bind('office')} />}
        {takes('reason') && <TextArea label="意见" rows={3} hint="不填即用通常的意见" {...bind('reason')} />}
        {takes('asked') && (
          <TextArea
            label="逐项意见"
            rows={2}
            hint="每行一项，如 contentHtml：请写明精度"
            {...(problem && { error: problem })}
            {...bind('asked')}
          />
        )}
      </form>
    </Dialog>
  )
}

/** Parses opinions by field, one per line; undefined for a line without a field. */
function opinionsIn(text: string): { field: string; errorMessage: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim())
  const opinions = lines.flatMap((line) => {
    const [, field, errorMessage] = /^\s*([\w.]+)\s*[:：]\s*(.+?)\s*$/.exec(line) ?? []
    return field && errorMessage ? [{ field, errorMessage }] : []
  })
  return opinions.length === lines.length ? opinions : undefined
}
