import { chunkWords, reloadPage } from '#offline/chunk.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { tryNetwork } from '#blocks/try-network.ts'
import { optionalPart } from '#ui/lazy-part.tsx'

// Loaded on demand, because most visits show none of these notices.
const SeldomNotices = optionalPart(async () => (await import('./SeldomNotices.tsx')).SeldomNotices)

/** Opens a page that failed to load in a new document; saves the form first. */
async function openAnew(href: string): Promise<void> {
  if (await tryNetwork()) await reloadPage(href)
}

/**
 * Shows notices about this device above every page: storage fails, sign-in is needed, answers are slow, a new version
 * is available, the clock is wrong; offers to install.
 */
export function DeviceNotices() {
  const { storage, storageProblem, needsSignIn, update, missing, slow, clock, offer, dirtyForms } =
    useDeviceState()
  return (
    <>
      {(storageProblem !== undefined ||
        storage !== 'disk' ||
        needsSignIn ||
        slow ||
        update ||
        offer ||
        clock !== undefined) && <SeldomNotices />}
      {missing !== undefined && dirtyForms > 0 && (
        <Notice
          tone="bad"
          title={chunkWords}
          action={
            <Button look="plain" onClick={() => void openAnew(missing)}>
              重试
            </Button>
          }
        >
          正在填写的内容不会丢失。
        </Notice>
      )}
    </>
  )
}
