import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { formKeys } from '#api/declare-words.ts'
import { draftKey } from '#features/declare/apply/draft.ts'
import { prefetchForm } from '#features/declare/apply/item.ts'
import { declarationQuery, formOf } from '#features/declare/declaration-query.ts'
import { flowQuery } from '#features/declare/progress.ts'
import { stepKeys } from '#features/declare/apply/step-keys.ts'
import { loadDraft } from '#offline/drafts/drafts.ts'
import { optionalParam } from '#lib/address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { LostDraft } from './-declare/LostDraft.tsx'
import { ViewDeclaration } from './-declare/ViewDeclaration.tsx'

// Loaded on demand, because the form imports controls that the view of a declaration does not need.
const EditDeclaration = lazyPart(async () => (await import('./-declare/EditDeclaration.tsx')).EditDeclaration)

// Loaded on demand, because only a special declaration (专项申报) shows its content, below the progress.
const SpecialContent = lazyPart(
  async () => (await import('./-spec-declare/SpecialContent.tsx')).SpecialContent,
)

const Search = v.object({
  /** Form of the declaration, where the link knows it. */
  type: optionalParam(v.picklist(formKeys)),
  step: v.optional(v.fallback(v.optional(v.picklist(stepKeys)), undefined)),
})

export const Route = createFileRoute('/_default/declare/apply/$action/{-$id}')({
  validateSearch: Search,
  staticData: { guards: ['member'], only: '(view|edit|continue)/[^/]+' },
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context: { queryClient }, params: { action, id = '' }, deps }) => {
    if (action === 'continue') {
      const draft = await loadDraft(draftKey(id))
      if (draft) redirect({ href: draft.href, replace: true, throw: true })
      return 'apply' as const
    }
    const form = deps.type ?? (await formOf(queryClient, id))
    const one = queryClient.ensureQueryData(declarationQuery(id, form))
    const prefetched = action === 'edit' ? one.then(({ itemId }) => prefetchForm(queryClient, itemId)) : one
    void prefetched.catch(() => undefined)
    if (action === 'view') void queryClient.prefetchQuery(flowQuery(id))
    return form
  },
  component: ActionPage,
})

/** Shows a declaration for 查看 (view), 补正 (edit) or 继续填写 (continue, by the key of the draft). */
function ActionPage() {
  const { action, id = '' } = Route.useParams()
  const { step } = Route.useSearch()
  const form = Route.useLoaderData()
  const navigate = Route.useNavigate()
  if (action === 'continue') return <LostDraft />
  if (action === 'view')
    return (
      <ViewDeclaration
        id={id}
        form={form}
        special={<SpecialContent room={<SkeletonText lines={10} />} id={id} />}
      />
    )
  return (
    <EditDeclaration
      room={<SkeletonText lines={12} />}
      id={id}
      form={form}
      step={step}
      onStep={(next) =>
        void navigate({ search: (before) => ({ ...before, step: next }), resetScroll: false })
      }
    />
  )
}
