import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'

/** Component whose code is loaded separately, created by {@link lazyPart} or {@link optionalPart} */
export type LazyPart<Props extends object> = FunctionComponent<Props & { room?: ReactNode }> & {
  /** Loads the code before the component is rendered, so that it renders with its surroundings and moves none of them later. */
  ready: () => Promise<unknown>
}

/**
 * Creates a component whose code is loaded after the page, with `room` as its placeholder. Avoids `lazy` and `Suspense`,
 * because React delays loaded content for 300 ms after any fallback was shown on the page.
 * @throws while rendering, if the code cannot be loaded
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const ready = () =>
    (loading ??= load()
      .then((part) => (Loaded = part))
      .finally(() => (loading = undefined)))
  function Part({ room, ...props }: Props & { room?: ReactNode }) {
    const [Shown, show] = useState(() => Loaded)
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

/** Creates the same kind of component, but renders nothing while its code cannot be loaded, which is tried again online. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const loadOnline = (): Promise<ComponentType<Props>> =>
    load().catch(() =>
      new Promise((online) => addEventListener('online', online, { once: true })).then(loadOnline),
    )
  return lazyPart(loadOnline)
}
