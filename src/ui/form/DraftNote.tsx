import { agoText } from '#lib/dates.ts'
import { useNow } from '#ui/useNow.ts'

interface Props {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** ISO. */
  savedAt?: string
  /** False where it goes with the page. */
  lasting: boolean
  /** Why it could not be kept. */
  problem?: string
}

/** How often the age is said anew, in milliseconds. */
const TICK = 30_000

/** What became of the draft: 草稿已保存在本机 · 刚刚. */
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
      {/* Without its age, which would be read out each minute. */}
      <span role="status" style={failed ? { color: 'var(--bad)' } : undefined}>
        {words}
      </span>
      {!failed && savedAt && ` · ${agoText(savedAt, Math.max(now, Date.parse(savedAt)))}`}
    </>
  )
}
