import { useSyncExternalStore } from 'react'

/** Address within the console, which stands in the hash because the paths under /__mock are its JSON API. */
export interface Address {
  /** Name of the page: `records` of `#/records/declaration`. */
  page: string
  /** Part behind the page's name: `declaration`; '' where there is none. */
  rest: string
  query: URLSearchParams
}

/** Parts of a query; undefined and '' are left out. */
export type Query = Record<string, string | number | undefined>

/** Returns the link of a page of the console: `#/records/declaration?id=decl-paid`. */
export function linkTo(path: string, query: Query = {}): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
  return `#/${path}${text && `?${text}`}`
}

/** Opens a page of the console; with `replace` in place of the current one in the history. */
export function go(link: string, { replace = false } = {}): void {
  if (replace) location.replace(link)
  else location.assign(link)
}

/** Returns the current address, and renders anew when it changes. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...rest] = path.split('/').map(decodeURIComponent)
  return { page, rest: rest.join('/'), query: new URLSearchParams(query) }
}

/** Returns the link to the current page with a part of its query changed. */
export function useChangedLink(): (change: Query) => string {
  const { page, rest, query } = useAddress()
  return (change) => linkTo(rest ? `${page}/${rest}` : page, { ...Object.fromEntries(query), ...change })
}

/**
 * Returns the listener of a link that leads to an element of the page, which it focuses: the address stays, because its
 * hash names the page.
 */
export const jumpTo = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  const target = document.getElementById(id)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
