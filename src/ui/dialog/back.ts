import type { RouterHistory } from '@tanstack/react-router'

/**
 * Has Back close the dialog, sheet or drawer that is open, and leave the page as it is: on a phone that is how one closes
 * what came up. Chromium on Android does so by itself (CloseWatcher, which every modal dialog has) and takes no step back;
 * for the others the step is taken again. Where there is no page of this site before, the site is left as ever.
 */
export function closeByBack(history: RouterHistory): void {
  let letGo: (() => void) | undefined
  // Asks before each change of the address, so only while something is open.
  const follow = () => {
    if (topDialog()) {
      letGo ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => action === 'BACK' && closeTop(),
      })
    } else {
      letGo?.()
      letGo = undefined
    }
  }
  new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ['open'] })
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)

/** Presses the cross of the dialog on top; false where it must be answered. */
function closeTop(): boolean {
  const cross = topDialog()?.querySelector<HTMLElement>('[aria-label="关闭"]')
  cross?.click()
  return Boolean(cross)
}
