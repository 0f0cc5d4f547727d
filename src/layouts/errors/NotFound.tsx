import { Main } from '#layouts/Main.tsx'
import { MissingPage } from './MissingPage.tsx'

/** The page of an address that leads nowhere, in the frame of every other (specification, section 8). */
export function NotFound() {
  return (
    <Main>
      <MissingPage />
    </Main>
  )
}
