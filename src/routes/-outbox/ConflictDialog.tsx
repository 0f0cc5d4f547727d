import { useState } from 'react'
import { SideChoice } from '#blocks/form/SideChoice.tsx'
import { messageOf } from '#lib/message-of.ts'
import { differences, merged, type Side } from '#offline/outbox/conflict.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { resolveConflict } from '#offline/outbox/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { valueText } from './value-text.ts'

/**
 * Shows both versions of a record that changed elsewhere, field by field; the user chooses, and the item is
 * submitted again.
 */
export function ConflictDialog({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const body = (item.input.body ?? {}) as object
  const current = (item.current ?? {}) as object
  const found = differences(body, current, item.base)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ path, suggested }: (typeof found)[number]) => chosen[path] ?? suggested
  const wordsOf = (path: string, value: unknown) => valueText(value, item.amounts?.includes(path) ?? false)
  const submit = () => {
    const takeTheirs = found.filter((one) => sideOf(one) === 'theirs').map((one) => one.path)
    resolveConflict(item.id, merged(body, current, takeTheirs)).then(onClose, (error: unknown) =>
      showToast(messageOf(error)),
    )
  }
  return (
    <Dialog
      open
      shape="wide"
      title="选择保留的内容"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" onClick={submit}>
            按选择重新提交
          </Button>
        </>
      }
    >
      <p>
        “{item.title}”在您填写期间已在别处更新。
        {found.length ? '请逐项选择要保留的内容。' : '填写的内容没有差异，可以直接重新提交。'}
      </p>
      {found.map((one) => (
        <SideChoice
          key={one.path}
          name={one.path}
          label={item.labels?.[one.path] ?? one.path}
          words={{ mine: wordsOf(one.path, one.mine), theirs: wordsOf(one.path, one.theirs) }}
          chosen={sideOf(one)}
          onChoose={(side) => setChosen({ ...chosen, [one.path]: side })}
        />
      ))}
    </Dialog>
  )
}
