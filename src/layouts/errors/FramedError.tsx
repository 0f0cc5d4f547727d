import type { ErrorComponentProps } from '@tanstack/react-router'
import { Frame } from '#layouts/Frame.tsx'
import { MainError } from './MainError.tsx'

/** What stands in place of a whole page that may not open, in the frame of every other (specification, section 8). */
export function FramedError(props: ErrorComponentProps) {
  return (
    <Frame>
      <MainError {...props} />
    </Frame>
  )
}
