/**
 * Finds the sub-path of the demonstration and sets {@link portalPlace}. A page that the worker serves lies at any depth,
 * so that only the worker's own address tells; a file of the host names its address in `data-at`. Leaves the folder of a
 * page for its address, and turns `?go=/roadshow/12` into one, because a host without rewrites has a file for each page,
 * but none for each record.
 */
export function findPlace(): typeof portalPlace {
  const { pathname, search, hash, origin } = location
  const { controller } = navigator.serviceWorker ?? {}
  const at = document.documentElement.dataset['at'] ?? ''
  const here = pathname.replace(/\/(index\.html)?$/, '')
  const base = controller
    ? new URL('.', controller.scriptURL).pathname
    : `${here.slice(0, here.length - at.length)}/`
  const go = new URLSearchParams(search).get('go') ?? ''
  const address = /^\/(?![/\\])/.test(go) ? go : at && at + search + hash
  if (address) history.replaceState(history.state, '', base.slice(0, -1) + address)
  globalThis.portalPlace = {
    base,
    origin: origin + base.slice(0, -1),
    get pathname() {
      return location.pathname.slice(base.length - 1)
    },
  }
  return portalPlace
}
