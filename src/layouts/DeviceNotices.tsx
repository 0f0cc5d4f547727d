import { chunkWords, loadAnew } from '#offline/chunk.ts'
import { useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { tryNetwork } from '#blocks/try-network.ts'
import { ornament } from '#ui/arriving.tsx'

// Most devices keep what they should, are answered soon, and a new version waits now and then.
const SeldomNotices = ornament(async () => (await import('./SeldomNotices.tsx')).SeldomNotices)

/** Opens the page that could not be loaded, in a document of its own; the form is kept first. */
async function openAnew(href: string): Promise<void> {
  if (await tryNetwork()) await loadAnew(href)
}

/**
 * What somebody should know about this device, over every page: it keeps nothing, it must sign in, what the page waits
 * for is long in coming, there is a new version, its clock is wrong.
 */
export function DeviceNotices() {
  const { storage, storageProblem, needsSignIn, update, missing, slow, clock, dirtyForms } = useCommon()
  return (
    <>
      {(storageProblem !== undefined ||
        storage !== 'disk' ||
        needsSignIn ||
        slow ||
        update ||
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
