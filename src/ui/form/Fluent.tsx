import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLook } from '#ui/look.ts'
import { fluentTheme } from '#ui/theme.ts'

/** Provides Fluent's theme to a form. Used around each form, so that pages without a form do not load Fluent. */
export function Fluent({ children }: { children: ReactNode }) {
  const { shown } = useLook()
  return (
    <FluentProvider theme={fluentTheme(shown)} style={{ background: 'none' }}>
      {children}
    </FluentProvider>
  )
}
