import { useState } from 'react'
import type { ActivityBrief } from '#api/activity.ts'
import type { Participant } from '#api/activity-signup.ts'
import { spanText } from '#features/activity/activity-words.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './signup.module.css'

const QrCode = lazyPart(async () => (await import('#ui/QrCode.tsx')).QrCode)

interface Props {
  one: Pick<ActivityBrief, 'title' | 'startTime' | 'endTime' | 'address'>
  signup: Participant
  look?: ButtonLook
}

/** Shows the check-in code (签到码) for the door. The QR code is drawn on this device, so that it works offline. */
export function Pass({ one, signup, look }: Props) {
  const [open, setOpen] = useState(false)
  const { code, name, people } = signup
  if (!code) return null
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        签到码
        <span className="visually-hidden">：{one.title}</span>
      </Button>
      <Dialog open={open} title="签到码" onClose={() => setOpen(false)}>
        <div className={styles.pass}>
          <QrCode room={<SkeletonText />} text={code} label={`签到码 ${code}`} className={styles.squares} />
          <p className={styles.code}>{code}</p>
          <p>
            {name}，{people} 人
          </p>
          <p className={styles.quiet}>{one.title}</p>
          <p className={styles.quiet}>{spanText(one)}</p>
          {one.address && <p className={styles.quiet}>{one.address}</p>}
          <p className={styles.quiet}>断网时也可以出示。</p>
        </div>
      </Dialog>
    </>
  )
}
