import { createFileRoute } from '@tanstack/react-router'
import { Publish } from '#features/market/publish/Publish.tsx'
import { PublishSearch } from '#features/market/market-address.ts'

export const Route = createFileRoute('/_market/market/publish-demand')({
  validateSearch: PublishSearch,
  staticData: { guards: ['member'] },
  component: PublishPage,
})

/** Shows 发布求购: the form of a new request to buy, of an edit (`id`), or of a copy. */
function PublishPage() {
  return <Publish tradeType="求购" search={Route.useSearch()} />
}
