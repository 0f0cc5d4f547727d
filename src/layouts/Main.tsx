import { type ReactNode, useState } from 'react'
import { useBooted } from '#ui/booted.ts'
import { ornament } from '#ui/arriving.tsx'
import { HeadSlot } from '#ui/page-head.ts'
import { AreaBanner } from './AreaBanner.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { MAIN } from './SkipLink.tsx'
import { useReadySign } from './useReadySign.ts'
import frame from './frame.module.css'

const ConsentNote = ornament(() => import('./toolbar/ConsentNote.tsx').then((file) => file.ConsentNote))

interface Props {
  /** True where the area's banner stands above the content; a page may put its title and its search into it. */
  banner?: boolean
  /** A column beside the content: a sidebar. */
  side?: ReactNode
  children: ReactNode
}

/** Holds the content of a page within the frame: the area's banner, what the device has to say, the page. */
export function Main({ banner = false, side, children }: Props) {
  useReadySign()
  const booted = useBooted()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <main id={MAIN} tabIndex={-1} className={`${frame.main} ${side ? frame.withSide : ''}`}>
      {banner && <AreaBanner headSlot={setSlot} />}
      <div className={frame.wrap}>
        {side}
        <div className={frame.content}>
          <DeviceNotices />
          <HeadSlot value={slot}>{children}</HeadSlot>
          {booted && <ConsentNote />}
        </div>
      </div>
    </main>
  )
}
