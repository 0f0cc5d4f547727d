import type { ReactNode } from 'react'
import { useBooted } from '#ui/booted.ts'
import { ornament } from '#ui/arriving.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { MAIN } from './SkipLink.tsx'
import { useReadySign } from './useReadySign.ts'
import frame from './frame.module.css'

const ConsentNote = ornament(() => import('./toolbar/ConsentNote.tsx').then((file) => file.ConsentNote))

interface Props {
  /** Stands above the content: an area's banner. */
  head?: ReactNode
  /** A column beside the content: a sidebar. */
  side?: ReactNode
  children: ReactNode
}

/** Holds the content of a page within the frame: what stands above it, what the device has to say, the page. */
export function Main({ head, side, children }: Props) {
  useReadySign()
  const booted = useBooted()
  return (
    <>
      <main id={MAIN} tabIndex={-1} className={`${frame.main} ${side ? frame.withSide : ''}`}>
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
