import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'

/** A part whose code comes by itself, made by {@link arriving} or {@link ornament}. */
export type Arriving<Props extends object> = FunctionComponent<Props & { room?: ReactNode }> & {
  /** Brings the part before it is drawn, so that it is drawn with what stands beside it: what comes later moves that. */
  ready: () => Promise<unknown>
}

/**
 * A part of a page that comes after the rest, in the `room` that is kept for it. Not by `lazy` and `Suspense`: React keeps
 * what has come back for 300 ms after any part of the page showed the room of another.
 * @throws in place of the part, where it cannot be loaded
 */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): Arriving<Props> {
  let Here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const ready = () =>
    (coming ??= load()
      .then((part) => (Here = part))
      .finally(() => (coming = undefined)))
  function Part({ room, ...props }: Props & { room?: ReactNode }) {
    const [Shown, show] = useState(() => Here)
    useEffect(() => {
      if (Shown) return
      ready().then(
        (part) => startTransition(() => show(() => part)),
        (error: unknown) =>
          show(() => {
            throw error
          }),
      )
    }, [Shown])
    return Shown ? <Shown {...(props as Props)} /> : room
  }
  return Object.assign(Part, { ready })
}

const Nothing = () => null

/** The same where the page does without it if it cannot be loaded. */
export const ornament = <Props extends object>(load: () => Promise<ComponentType<Props>>): Arriving<Props> =>
  arriving(() => load().catch(() => Nothing))
