import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { numberText } from '#lib/numbers.ts'
import { savesData } from '#lib/saves-data.ts'
import { useLibrary } from '#offline/library.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { isOfferDue, libraryBytes, noteRead } from './library-offer.ts'
import { countsQuery } from './PolicyCounts.tsx'
import { useKeepLibrary } from './useKeepLibrary.ts'
import styles from './library.module.css'

/**
 * Offers a member the policy library once, with its size, at the second policy that is read on this device: on a good
 * line, where data is neither saved nor wiped. Its room is there from the first paint, so that nothing moves.
 */
export function LibraryOffer() {
  const { userInfo, enId } = useAccount()
  const { storage, reach, slow } = useDeviceState()
  const isFit = userInfo !== undefined && storage === 'disk' && reach === 'online' && !slow && !savesData()
  // Decided once, at the first paint; if the session is known only later, the next policy has the offer.
  const [isOffered] = useState(() => isFit && isOfferDue())
  useEffect(() => {
    if (isFit) noteRead(isOffered)
  }, [isFit, isOffered])
  return isOffered ? <Offer enId={enId} /> : null
}

/** Number of policies that takes as much room as the real one. */
const LIKELY = 500

function Offer({ enId }: { enId: string }) {
  const { state, count, done, total, problem } = useLibrary()
  const { data } = useQuery(countsQuery(enId))
  const keep = useKeepLibrary()
  const [step, setStep] = useState<'asked' | 'taken' | 'refused'>('asked')
  const all = data?.counts?.total
  if (step === 'refused') return null
  if (step === 'taken') {
    return (
      <Notice tone={state === 'failed' ? 'warn' : 'info'}>
        {state === 'failed'
          ? `${problem ?? '下载未完成'}，可以在政策搜索页继续。`
          : state === 'kept'
            ? `已保存 ${numberText(count)} 条政策，断网也能搜索和阅读。`
            : `正在下载${total > 0 ? ` ${numberText(done)} / ${numberText(total)} 条` : ''}，可以继续使用其他页面。`}
      </Notice>
    )
  }
  return (
    // Lies there unseen with a like number until the numbers are known, so that its room is as high as it will be.
    <div className={styles.offer} data-ready={all !== undefined && state === 'none'}>
      <Notice
        tone="info"
        action={
          <>
            <Button
              look="plain"
              onClick={() => {
                setStep('taken')
                void keep()
              }}
            >
              下载到本机
            </Button>
            <Button look="plain" onClick={() => setStep('refused')}>
              暂不需要
            </Button>
          </>
        }
      >
        断网也能查政策：全部 {numberText(all ?? LIKELY)} 条连同原文，约{' '}
        {sizeText(libraryBytes(all ?? LIKELY)).replace(' ', '\u00a0')}。
      </Notice>
    </div>
  )
}
