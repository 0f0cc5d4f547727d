import { createFileRoute } from '@tanstack/react-router'
import { Publish } from '#features/market/publish/Publish.tsx'
import { PublishSearch } from '#features/market/market-address.ts'

export const Route = createFileRoute('/_market/market/publish')({
  validateSearch: PublishSearch,
  staticData: { guards: ['member'] },
  component: PublishPage,
})

/** Shows 发布产品: the form of a new supply, of an edit (`id`), or of a copy. */
function PublishPage() {
  return <Publish tradeType="供应" search={Route.useSearch()} />
}
