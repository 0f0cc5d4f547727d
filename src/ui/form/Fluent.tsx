import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLook } from '#ui/look.ts'
import { fluentTheme } from '#ui/theme.ts'

/** What Fluent's controls stand in: around every form, so that pages without one do not load Fluent. */
export function Fluent({ children }: { children: ReactNode }) {
  const { shown } = useLook()
  return (
    <FluentProvider theme={fluentTheme(shown)} style={{ background: 'none' }}>
      {children}
    </FluentProvider>
  )
}
