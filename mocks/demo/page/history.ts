import { createBrowserHistory as createHistory, parseHref } from '@tanstack/history'

export * from '@tanstack/history'

/** Creates the history of the router, which knows addresses without the sub-path. */
export const createBrowserHistory: typeof createHistory = (options) =>
  createHistory({
    ...options,
    createHref: (path) => portalPlace.base.slice(0, -1) + path,
    parseLocation: () =>
      parseHref(portalPlace.pathname + location.search + location.hash, history.state as never),
  })
