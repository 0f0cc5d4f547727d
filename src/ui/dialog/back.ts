import type { RouterHistory } from '@tanstack/react-router'

/**
 * Makes Back close the open dialog, sheet or drawer without leaving the page, as phone users expect. Chromium on Android
 * does this itself (CloseWatcher, for every modal dialog) without a history step; for other browsers the step is blocked.
 * If the previous history entry is another site, Back leaves as usual.
 */
export function closeByBack(history: RouterHistory): void {
  let unblock: (() => void) | undefined
  // Blocks only while a dialog is open, because the blocker is asked at each navigation.
  const follow = () => {
    if (topDialog()) {
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => action === 'BACK' && closeTop(),
      })
    } else {
      unblock?.()
      unblock = undefined
    }
  }
  new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ['open'] })
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)

/** Clicks the close button of the top dialog. Returns false if it has none. */
function closeTop(): boolean {
  const cross = topDialog()?.querySelector<HTMLElement>('[aria-label="关闭"]')
  cross?.click()
  return Boolean(cross)
}
