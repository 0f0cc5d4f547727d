import type { ErrorComponentProps } from '@tanstack/react-router'
import { Main } from '#layouts/Main.tsx'
import { PageError } from './PageError.tsx'

/** What stands in place of a layout that could not be had: the page's error, where every page's content is. */
export function MainError(props: ErrorComponentProps) {
  return (
    <Main>
      <PageError {...props} />
    </Main>
  )
}
