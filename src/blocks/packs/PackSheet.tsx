import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { piecesOf } from '#offline/packs/kinds.ts'
import { type CheckedPack, type CheckedPiece, type Job, lackingIn } from '#offline/packs/pack.ts'
import { removePack } from '#offline/packs/store.ts'
import { type deviceState, useDeviceState } from '#offline/view.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'
import { Pieces } from './Pieces.tsx'
import { standingText } from './pack-words.ts'
import styles from './packs.module.css'
import { useBringing } from './useBringing.ts'
import { usePacks } from './usePacks.ts'

interface Props {
  job: Job
  storage: (typeof deviceState)['storage']
  /** User and enterprise. */
  who: string
  onClose: () => void
}

const refusals = {
  public: '公共电脑模式下本机不保存内容，不能带上。',
  memory: '浏览器不允许保存内容，不能带上。',
}

/** Shows what a job needs without a network, brings it, and says 齐了 once all of it lies on this device. */
export function PackSheet({ job, storage, who, onClose }: Props) {
  const { reach } = useDeviceState()
  const packs = usePacks(who)
  const enId = who.split(' ')[1] ?? ''
  const kept = packs?.find((one) => one.kind === job.kind && one.record === job.record && one.enId === enId)
  const planned = usePlanned(job)
  const { done, bring } = useBringing()
  const isBusy = done !== undefined
  const pieces = kept?.pieces ?? planned
  const now = kept ?? job
  const isReady = kept !== undefined && !isBusy && lackingIn(kept).length === 0
  const verb = !kept ? '带上' : isReady ? '更新' : '重试'
  return (
    <Dialog
      open
      title="带上离线办理"
      shape="sheet"
      onClose={onClose}
      actions={
        storage === 'disk' && (
          <>
            {kept && !isBusy && (
              <Button look="plain" onClick={() => void storeOrToast(() => removePack(kept))}>
                移除
              </Button>
            )}
            <Button
              look={isReady ? 'secondary' : 'primary'}
              busy={isBusy}
              disabled={reach !== 'online' && !isBusy}
              onClick={() => void bring(job)}
            >
              {isBusy ? '正在带上' : verb}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        <p>
          <strong>{now.title}</strong>
        </p>
        <p className={styles.meta}>
          {[now.until && `截止 ${timeText(now.until)}`, now.contact].filter(Boolean).join(' · ')}
        </p>
        {storage === 'disk' ? (
          <p>把下列各项存到本机，断网也能办完；有网时自动更新（省流量模式除外）。</p>
        ) : (
          <Notice tone="warn">{refusals[storage]}</Notice>
        )}
        <Pieces
          pieces={pieces}
          isTried={kept !== undefined && !isBusy}
          {...(isBusy ? { coming: done } : {})}
        />
        <p role="status" className={styles.standing}>
          {isBusy
            ? `正在带上 ${String(done)}/${String(pieces.length)}`
            : kept
              ? standingOf(kept)
              : reach !== 'online' && '联网后可以带上。'}
        </p>
      </div>
    </Dialog>
  )
}

/** Returns the state of a pack with the names of what it lacks. */
function standingOf(pack: CheckedPack): string {
  const lacking = lackingIn(pack).map(({ name }) => name)
  return lacking.length > 0 ? `${standingText(pack)}：${lacking.join('、')}` : standingText(pack)
}

/** Returns the pieces that a job will need, before any has come. */
function usePlanned(job: Job): readonly CheckedPiece[] {
  const client = useQueryClient()
  const [planned, setPlanned] = useState<readonly CheckedPiece[]>([])
  useEffectOn([job.kind, job.record], () => {
    let isCurrent = true
    piecesOf(client, job).then(
      (all) => isCurrent && setPlanned(all.map(({ name }) => ({ name, places: [], bytes: undefined }))),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  })
  return planned
}
