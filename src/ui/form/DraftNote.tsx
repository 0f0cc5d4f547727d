import { useEffect, useState } from 'react'
import { agoText } from '#lib/dates.ts'

interface Props {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** ISO. */
  savedAt?: string | undefined
  /** Why it could not be kept. */
  problem?: string | undefined
}

/** How often the age is said anew, in milliseconds. */
const TICK = 30_000

/** What became of the draft: 草稿已保存在本机 · 刚刚. */
export function DraftNote({ state, savedAt, problem }: Props) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [savedAt])
  if (state === 'failed') return <span style={{ color: 'var(--bad)' }}>{problem ?? '草稿没有保存'}</span>
  if (state === 'saving' && !savedAt) return <>正在保存草稿</>
  return savedAt ? <>草稿已保存在本机 · {agoText(savedAt, now)}</> : null
}
