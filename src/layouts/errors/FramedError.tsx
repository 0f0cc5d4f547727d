import type { ErrorComponentProps } from '@tanstack/react-router'
import { DefaultLayout } from '#layouts/DefaultLayout.tsx'
import { PageError } from './PageError.tsx'

/** What stands in place of a whole page that may not open, in the frame of every other (specification, section 8). */
export function FramedError(props: ErrorComponentProps) {
  return (
    <DefaultLayout>
      <PageError {...props} />
    </DefaultLayout>
  )
}
