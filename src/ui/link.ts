import type { LinkProps } from '@tanstack/react-router'

/** Target of a link in a ui component: the props of the router's Link, without children. Created with `linkOptions({ to, search })`. */
export type Target = Pick<
  LinkProps,
  'to' | 'params' | 'search' | 'hash' | 'replace' | 'resetScroll' | 'preload'
>
