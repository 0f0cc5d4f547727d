import { createFileRoute } from '@tanstack/react-router'
import { Publish } from '#features/market/publish/Publish.tsx'
import { PublishSearch } from '#features/market/market-address.ts'

export const Route = createFileRoute('/_market/market/publish-demand')({
  validateSearch: PublishSearch,
  staticData: { guards: ['member'] },
  component: PublishPage,
})

/** 发布求购: new, an edit (`id`), or a copy. */
function PublishPage() {
  return <Publish tradeType="求购" search={Route.useSearch()} />
}
