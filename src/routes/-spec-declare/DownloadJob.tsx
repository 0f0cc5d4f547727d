import { useEffect, useState } from 'react'
import { cancel, download, useJob } from '#features/declare/application.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import styles from './special.module.css'

/**
 * Downloads the application (申请书) that the city generates; the job continues when the user leaves this
 * page, because it may take a while.
 */
export function DownloadJob({ id }: { id: string }) {
  const job = useJob(id)
  const [now, setNow] = useState(() => performance.now())
  const isBusy = job !== undefined
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [isBusy])
  const around = useKeptFocus<HTMLSpanElement>()
  const seconds = job && Math.max(0, Math.round((now - job.begun) / 1_000))
  return (
    <span {...around} className={styles.actions}>
      {job ? (
        <>
          <progress aria-label="正在生成申请书" />
          <span>正在生成申请书，已用时 {seconds} 秒，可以离开本页</span>
          <Button look="plain" onClick={() => cancel(id)}>
            取消
          </Button>
        </>
      ) : (
        <Button look="plain" onClick={() => void download(id)}>
          下载申请书（PDF）
        </Button>
      )}
    </span>
  )
}
