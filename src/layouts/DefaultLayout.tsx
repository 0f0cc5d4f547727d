import type { ReactNode } from 'react'
import { AreaBanner } from './AreaBanner.tsx'
import { BottomBar } from './BottomBar.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MenuBar } from './MenuBar.tsx'
import { SideToolbar } from './SideToolbar.tsx'
import { MAIN, SkipLink } from './SkipLink.tsx'
import frame from './frame.module.css'

interface Props {
  children: ReactNode
  /** Over the whole width, above the content; the area's banner unless given. */
  top?: ReactNode
  /** A column beside the content: a sidebar. */
  side?: ReactNode
}

/** The frame of nearly every page: header, menu, banner, content, footer; the toolbar, and on a phone the bottom bar. */
export function DefaultLayout({ children, top = <AreaBanner />, side }: Props) {
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
            <DeviceNotices />
            {children}
          </div>
        </div>
      </main>
      <SideToolbar />
      <Footer />
      <BottomBar />
    </div>
  )
}
