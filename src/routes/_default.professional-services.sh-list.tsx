import { createFileRoute } from '@tanstack/react-router'
import { Directory } from './-services/Directory.tsx'
import { allProviders } from './-services/queries.ts'

export const Route = createFileRoute('/_default/professional-services/sh-list')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(allProviders),
  component: ServiceHall,
})

/** Shows 服务大厅: all providers by kind, to read, to print, and to save as contacts on a phone. */
function ServiceHall() {
  return <Directory />
}
