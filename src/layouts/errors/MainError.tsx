import type { ErrorComponentProps } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'
import { PageError } from './PageError.tsx'

/** Replaces a layout that failed to load: shows the page's error in the content area. */
export function MainError(props: ErrorComponentProps) {
  return (
    <Main>
      <PageError {...props} />
    </Main>
  )
}
