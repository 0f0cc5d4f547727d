import '#ui/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Fluent } from '#ui/form/Fluent.tsx'
import { startLook } from '#ui/look.ts'
import { enterWorldOfAddress, queryClient } from './client.ts'
import { Shell } from './Shell.tsx'

startLook()
enterWorldOfAddress()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Fluent>
        <Shell />
      </Fluent>
    </QueryClientProvider>
  </StrictMode>,
)
