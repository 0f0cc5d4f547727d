import { OutboxRefusal } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Does what keeps something on this device; false, and why in a toast, where it could not be done. */
export async function keptOrSaid(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    showToast(error instanceof OutboxRefusal ? error.message : storageProblem(error).message)
    return false
  }
}
