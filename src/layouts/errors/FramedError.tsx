import type { ErrorComponentProps } from '@tanstack/react-router'
import { Frame } from '#layouts/Frame.tsx'
import { MainError } from './MainError.tsx'

/** Replaces a whole page that failed to open, within the usual frame (specification, section 8). */
export function FramedError(props: ErrorComponentProps) {
  return (
    <Frame>
      <MainError {...props} />
    </Frame>
  )
}
