import { probe } from '#offline/reach.ts'
import { common } from '#offline/view.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Measures again whether the city answers, and says so where it still does not; what waits for it goes on by itself. */
export async function tryNetwork(): Promise<boolean> {
  await probe()
  if (common.reach === 'online') return true
  showToast('仍无法连接，联网后自动更新')
  return false
}
