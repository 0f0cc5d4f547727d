import { createFileRoute } from '@tanstack/react-router'
import { Directory } from './-services/Directory.tsx'
import { allProviders } from './-services/queries.ts'

export const Route = createFileRoute('/_default/professional-services/sh-list')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(allProviders),
  component: ServiceHall,
})

/** 服务大厅: every provider by kind, to read, to print and to keep on the phone. */
function ServiceHall() {
  return <Directory />
}
