import { Main } from '#layouts/Main.tsx'
import { MissingPage } from './MissingPage.tsx'

/** Renders the page for an unknown address, within the usual frame (specification, section 8). */
export function NotFound() {
  return (
    <Main>
      <MissingPage />
    </Main>
  )
}
