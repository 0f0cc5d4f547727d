import { type ComponentType, lazy, Suspense } from 'react'

const Nothing = () => null

/** A part of a page that comes after the rest; where it cannot be loaded, the page does without it. */
export function ornament<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  )
  return function Ornament(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
