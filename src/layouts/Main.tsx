import type { ReactNode } from 'react'
import { useHasBooted } from '#ui/booted.ts'
import { optionalPart } from '#ui/lazy-part.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { MAIN_ID } from './SkipLink.tsx'
import { useReadySign } from './useReadySign.ts'
import frame from './frame.module.css'

const ConsentNote = optionalPart(() => import('./toolbar/ConsentNote.tsx').then((file) => file.ConsentNote))

interface Props {
  /** Shown above the content: an area's banner. */
  head?: ReactNode
  /** Column beside the content: a sidebar. */
  side?: ReactNode
  children: ReactNode
}

/** Renders a page's content within the frame, below its head and the device notices. */
export function Main({ head, side, children }: Props) {
  useReadySign()
  const booted = useHasBooted()
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className={`${frame.main} ${side ? frame.withSide : ''}`}>
        {head}
        <div className={frame.wrap}>
          {side}
          <div className={frame.content}>
            <DeviceNotices />
            {children}
          </div>
        </div>
      </main>
      <div className={frame.wrap}>{booted && <ConsentNote />}</div>
    </>
  )
}
