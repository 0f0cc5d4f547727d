import { probe } from '#offline/reach.ts'
import { deviceState } from '#offline/view.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Checks again whether the city answers, and shows a toast if it does not; waiting queries and items continue by
 * themselves.
 */
export async function tryNetwork(): Promise<boolean> {
  await probe()
  if (deviceState.reach === 'online') return true
  showToast('仍无法连接，联网后自动更新')
  return false
}
