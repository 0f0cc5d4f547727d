import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { clearKept, type KeptKind, keptKinds, type Usage } from '#offline/device/usage.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { kindWords } from './kinds.ts'
import styles from './device.module.css'
import { WhyKept } from './WhyKept.tsx'

interface Props {
  /** Undefined until counted. */
  usage: Record<KeptKind, Usage> | undefined
  /** Called when something was cleared, to count again. */
  onChange: () => void
}

/** Lists the data that this device keeps for the signed-in user by kind, each with a button to clear it. */
export function StoredKinds({ usage, onChange }: Props) {
  const [asking, setAsking] = useState<Exclude<KeptKind, 'files'>>()
  const [isWhyShown, setWhyShown] = useState(false)
  if (!usage) {
    return (
      <Card title="保存的内容">
        <SkeletonRows rows={keptKinds.length} />
      </Card>
    )
  }
  return (
    <Card title="保存的内容">
      <List label="保存的内容">
        {keptKinds.map((kind) => {
          const { label, note, unit } = kindWords[kind]
          const { count, bytes } = usage[kind]
          return (
            <ListRow
              key={kind}
              title={label}
              meta={[note]}
              state={
                <span>{count > 0 ? `${String(count)} ${unit} · 约 ${sizeText(bytes)}` : `0 ${unit}`}</span>
              }
              actions={
                kind !== 'files' &&
                count > 0 && (
                  <>
                    {kind === 'read' && (
                      <Button look="plain" onClick={() => setWhyShown(true)}>
                        保留原因
                      </Button>
                    )}
                    <Button look="plain" onClick={() => setAsking(kind)}>
                      {kind === 'outbox' ? '全部放弃' : '清除'}
                      <span className="visually-hidden">{label}</span>
                    </Button>
                  </>
                )
              }
            />
          )
        })}
      </List>
      {isWhyShown && <WhyKept onClose={() => setWhyShown(false)} />}
      {asking && (
        <ClearDialog
          kind={asking}
          seen={usage[asking]}
          onClose={() => {
            setAsking(undefined)
            onChange()
          }}
        />
      )}
    </Card>
  )
}

interface ClearDialogProps {
  kind: Exclude<KeptKind, 'files'>
  /** Count and size when the page was rendered; newer data is not cleared. */
  seen: Usage
  onClose: () => void
}

/** Confirms before a kind is cleared; unsent submits need a second confirmation. */
function ClearDialog({ kind, seen, onClose }: ClearDialogProps) {
  const [busy, setBusy] = useState(false)
  const [isConfirmed, setConfirmed] = useState(kind !== 'outbox')
  const { label, unit, loss } = kindWords[kind]
  const amount = `${String(seen.count)} ${unit}`
  const confirm = async () => {
    setBusy(true)
    try {
      await clearKept(kind, seen)
      showToast(kind === 'outbox' ? `已放弃${amount}` : `已清除${label}`)
    } catch (error) {
      showToast(messageOf(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={kind === 'outbox' ? `放弃 ${amount}未提交的内容` : `清除${label}`}
      confirmLabel={kind === 'outbox' ? `放弃 ${amount}` : '清除'}
      danger={kind === 'outbox' || kind === 'drafts'}
      busy={busy || !isConfirmed}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {loss}
      {kind === 'outbox' && (
        <label className={styles.sure}>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
          我已知悉，放弃后不再提交
        </label>
      )}
    </ConfirmDialog>
  )
}
