import type { useDeviceState } from '#offline/view.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

type Device = Pick<ReturnType<typeof useDeviceState>, 'reach' | 'waiting' | 'held' | 'sending' | 'outdated'>

/** Returns text and tone of the header's connection chip; items that need the user come first. */
export function connectionWords({ reach, waiting, held, sending, outdated }: Device): {
  tone: Tone
  words: string
} {
  // Refused and conflicting items need the user; the others are sent automatically.
  const counts = [held && `待处理 ${String(held)}`, waiting && `待上传 ${String(waiting)}`].filter(Boolean)
  if (reach === 'captive') return { tone: 'warn', words: '需要上网认证' }
  if (reach === 'offline') {
    return { tone: 'warn', words: ['离线', ...counts].join(' · ') }
  }
  if (sending) return { tone: 'info', words: `上传中 ${sending.share}` }
  const words = counts.join(' · ')
  if (held) return { tone: 'bad', words }
  if (waiting) {
    return outdated ? { tone: 'warn', words: `${words} · 暂时无法更新` } : { tone: 'info', words }
  }
  if (outdated) return { tone: 'warn', words: '在线 · 暂时无法更新' }
  return { tone: 'ok', words: '在线 · 已同步' }
}
