import type { ReactNode } from 'react'
import { Brand } from './header/Brand.tsx'
import { ConnectionChip } from './header/ConnectionChip.tsx'
import { Footer } from './footer/Footer.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { useReadySign } from './useReadySign.ts'
import frame from './frame.module.css'
import header from './header/Header.module.css'

/** Renders the frame of pages with a single task, such as signing in: no menu, no bottom bar. */
export function SimpleLayout({ children }: { children: ReactNode }) {
  useReadySign()
  return (
    <div className={`${frame.frame} ${frame.simple}`}>
      <SkipLink />
      <header className={header.header}>
        <div className={`${frame.wrap} ${header.row}`}>
          <Brand />
          <ConnectionChip />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={frame.main}>
        <div className={frame.wrap}>{children}</div>
      </main>
      <Footer />
    </div>
  )
}
