import { OutboxRefusal } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Runs an action that stores data on this device. Returns false and shows a toast if it fails. */
export async function storeOrToast(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store()
    return true
  } catch (error) {
    showToast(error instanceof OutboxRefusal ? error.message : storageProblem(error).message)
    return false
  }
}
