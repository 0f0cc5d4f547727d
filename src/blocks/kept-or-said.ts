import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Does what keeps something on this device; false, and why in a toast, where the device could not. */
export async function keptOrSaid(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    showToast(storageProblem(error).message)
    return false
  }
}
