import type { ReactNode } from 'react'
import { AreaBanner } from './AreaBanner.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import frame from './frame.module.css'

/** The market's frame: wider than the others, for pictures beside each other. */
export function MarketLayout({ children }: { children: ReactNode }) {
  return (
    <div className={frame.market}>
      <DefaultLayout top={<AreaBanner />}>{children}</DefaultLayout>
    </div>
  )
}
