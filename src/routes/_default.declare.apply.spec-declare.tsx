import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalParam } from '#lib/address.ts'
import { prefetchSpecial } from './-spec-declare/prefetch-special.ts'
import { Agreement } from '#features/declare/late-agreement.ts'
import { UnfitNotice } from '#features/policy/late-unfit-notice.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

const SpecialEntry = lazyPart(async () => (await import('./-spec-declare/SpecialEntry.tsx')).SpecialEntry)

const word = optionalParam(v.pipe(v.string(), v.minLength(1), v.maxLength(100)))

export const Route = createFileRoute('/_default/declare/apply/spec-declare')({
  validateSearch: v.object({
    /** Id of the item. */
    item: word,
    /** Id of a declaration that was returned. */
    id: word,
    /** `srdi`: begins with the answers of the self evaluation. */
    from: optionalParam(v.literal('srdi')),
    /** Id of an earlier declaration; the new one begins with a copy of it. */
    copy: word,
    step: word,
  }),
  staticData: { guards: ['member'] },
  loaderDeps: ({ search: { item, id } }) => ({ item, id }),
  // Fetches only when the route is preloaded: once open, the form itself asks the city for the newest data,
  // once. Returns no promise: a press would wait for it, and offline a paused query never settles.
  loader: ({ context: { queryClient }, deps, preload }) => {
    if (preload) void prefetchSpecial(queryClient, deps).catch(() => undefined)
    void UnfitNotice.ready()
    void Agreement.ready()
  },
  component: SpecialPage,
})

/**
 * Shows 专项申报: the form of one 专精特新 item, from the self evaluation or the enterprise's record to the
 * receipt.
 */
function SpecialPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SpecialEntry
      room={
        <Page title="专项申报" crumbs={crumbsTo('/declare/apply/spec-declare')}>
          <Card>
            <SkeletonText lines={10} />
          </Card>
        </Page>
      }
      {...search}
      onStep={(step) =>
        void navigate({ search: (before: typeof search) => ({ ...before, step }), resetScroll: false })
      }
    />
  )
}
