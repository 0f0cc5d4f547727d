import type { ComponentProps } from 'react'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'

// Loaded after the page, which nearly every visit needs without a pack.
const LateJob = optionalPart(async () => (await import('./TakeAlong.tsx')).TakeAlong)
const LateItem = optionalPart(async () => (await import('./TakeAlong.tsx')).TakeItemAlong)

/** Keeps the room of the button until it can be pressed, so that it moves nothing. */
const room = (label = '带上离线办理') => <Button disabled>{label}</Button>

/** Renders the button that takes a job along (出发包); nothing for a visitor, because a pack belongs to a user. */
export const TakeAlong = (props: ComponentProps<typeof LateJob>) =>
  useAccount().userInfo && <LateJob room={room(props.label)} {...props} />

/** Renders the button that takes the declaration of an open item along; nothing for an item declared elsewhere. */
export const TakeItemAlong = (props: ComponentProps<typeof LateItem>) =>
  useAccount().userInfo && <LateItem room={props.look === 'plain' ? undefined : room()} {...props} />
