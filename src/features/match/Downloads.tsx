import { useState } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import styles from './match.module.css'
import { saveReport } from './saved.ts'

/** Offers a saved report as PDF, as a summary or in full. The city creates the files, so they need the network. */
export function Downloads({ id, name }: { id: string; name: string }) {
  const { reach } = useDeviceState()
  const [busy, setBusy] = useState(false)
  const get = async (whole: boolean) => {
    setBusy(true)
    await saveReport(id, whole)
    setBusy(false)
  }
  if (reach !== 'online') return <span className={styles.small}>联网后可下载</span>
  return (
    <>
      <Button look="plain" busy={busy} aria-label={`下载摘要：${name}`} onClick={() => void get(false)}>
        下载摘要
      </Button>
      <Button look="plain" busy={busy} aria-label={`下载全文：${name}`} onClick={() => void get(true)}>
        下载全文
      </Button>
    </>
  )
}
