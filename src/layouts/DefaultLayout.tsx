import type { ReactNode } from 'react'
import { useBooted } from '#ui/booted.ts'
import { useLook } from '#ui/look.ts'
import { ornament } from '#ui/ornament.tsx'
import { BottomBar } from './header/BottomBar.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { MenuBar } from './header/MenuBar.tsx'
import { SideToolbar } from './toolbar/SideToolbar.tsx'
import { MAIN, SkipLink } from './SkipLink.tsx'
import frame from './frame.module.css'

const ConsentNote = ornament(() => import('./toolbar/ConsentNote.tsx').then((file) => file.ConsentNote))
const ReadAloud = ornament(() => import('#ui/ReadAloud.tsx').then((file) => file.ReadAloud))

interface Props {
  children: ReactNode
  /** Over the whole width, above the content: the area's banner. */
  top?: ReactNode
  /** A column beside the content: a sidebar. */
  side?: ReactNode
}

/** The frame of nearly every page: header, menu, banner, content, footer; the toolbar, and on a phone the bottom bar. */
export function DefaultLayout({ children, top, side }: Props) {
  const booted = useBooted()
  // The built page is everybody's.
  const care = useLook().care && booted
  return (
    <div className={frame.frame}>
      <SkipLink />
      <Header />
      <MenuBar />
      {top}
      <main id={MAIN} tabIndex={-1} className={`${frame.main} ${side ? frame.withSide : ''}`}>
        <div className={frame.wrap}>
          {side}
          <div className={frame.content}>
            {care && (
              <div className={frame.aloud}>
                <ReadAloud />
              </div>
            )}
            <DeviceNotices />
            {children}
            {booted && <ConsentNote />}
          </div>
        </div>
      </main>
      <SideToolbar />
      <Footer />
      <BottomBar />
    </div>
  )
}
