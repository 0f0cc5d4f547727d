import { agoText } from '#lib/dates.ts'
import { useNow } from '#ui/useNow.ts'

interface Props {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** ISO timestamp of the last save */
  savedAt?: string
  /** False if the draft is only kept until the page is closed */
  lasting: boolean
  /** Reason why the draft was not stored */
  problem?: string
}

/** Milliseconds between updates of the age */
const TICK = 30_000

/** Renders the state of a draft: 草稿已保存在本机 · 刚刚. */
export function DraftNote({ state, savedAt, lasting, problem }: Props) {
  const now = useNow(TICK)
  const failed = state === 'failed'
  const words = failed
    ? (problem ?? '草稿未保存')
    : savedAt
      ? lasting
        ? '草稿已保存在本机'
        : '草稿已暂存，关闭页面后清除'
      : state === 'saving' && '正在保存草稿'
  return (
    <>
      {/* Excludes the age from the live region, because a screen reader would read it each minute. */}
      <span role="status" style={failed ? { color: 'var(--bad)' } : undefined}>
        {words}
      </span>
      {!failed && savedAt && ` · ${agoText(savedAt, Math.max(now, Date.parse(savedAt)))}`}
    </>
  )
}
