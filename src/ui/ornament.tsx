import { type ComponentType, lazy, Suspense } from 'react'

const Nothing = () => null

/** A part that {@link ornament} brings. */
export type Ornament<Props extends object> = ComponentType<Props> & {
  /** Brings the part before it is drawn, so that it is drawn with what stands beside it: what comes later moves that. */
  ready: () => Promise<unknown>
}

/** A part of a page that comes after the rest; where it cannot be loaded, the page does without it. */
export function ornament<Props extends object>(load: () => Promise<ComponentType<Props>>): Ornament<Props> {
  let Here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const ready = () =>
    (coming ??= load()
      .catch(() => Nothing)
      .then((part) => (Here = part)))
  const Part = lazy(async () => ({ default: await ready() }))
  function Ornament(props: Props) {
    if (Here) return <Here {...props} />
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Ornament, { ready })
}
