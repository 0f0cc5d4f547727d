import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { HeadSlot } from '#ui/page-head.ts'
import { AreaBanner } from './AreaBanner.tsx'
import { Main } from './Main.tsx'

/** Renders a page's content below its area's banner, into which the page may render its title and search. */
export function AreaMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <HeadSlot value={slot}>
      <Main head={<AreaBanner path={pathname} headSlot={setSlot} />}>{children}</Main>
    </HeadSlot>
  )
}
