import type { LinkProps } from '@tanstack/react-router'

/** Where a link of a ui piece leads: what the router's Link takes, without children. Made with `linkOptions({ to, search })`. */
export type Target = Pick<
  LinkProps,
  'to' | 'params' | 'search' | 'hash' | 'replace' | 'resetScroll' | 'preload'
>
