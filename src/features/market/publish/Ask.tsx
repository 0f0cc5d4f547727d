import { useQuery } from '@tanstack/react-query'
import { useContact } from '#blocks/form/useContact.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { quantitiesKept } from '#features/market/inquiry.ts'
import { formHref, formOf } from '#features/market/links.ts'
import { type Compared, useListings } from '#features/market/listings.ts'
import { loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { useReady } from '#offline/useReady.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { compareLink } from '#features/market/compared.ts'
import { Form } from './Form.tsx'
import { toDemand } from './from-inquiry.ts'
import { blankValues, DRAFT_SCHEMA, type Values } from './schema.ts'

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** A demand that begins with the products of a comparison: what is on this device of them is enough. */
export function Ask({ ids, copy }: { ids: readonly string[]; copy: string }) {
  const reads = useListings(ids)
  const { profile, ...contact } = useContact(true)
  // What there is counts; for what was never here nobody waits without a network.
  const isSettled = reads.every(({ query: one }) => one.data ?? one.error ?? one.isPaused)
  const isReady = useReady(copy, [profile])
  if (!isSettled || !isReady) return skeleton
  const listings = reads.flatMap(({ query: { data } }) => (data ? [data] : []))
  if (!listings.some(({ tradeType }) => tradeType === '供应'))
    return (
      <Card>
        <EmptyState
          title="没有可询价的产品"
          hint="所选产品未保存在本机或已下架，请联网后重新选择。"
          action={<LinkButton link={compareLink(ids.join(','))}>返回对比</LinkButton>}
        />
      </Card>
    )
  return <Kept copy={copy} listings={listings} contact={contact} />
}

interface KeptProps {
  copy: string
  listings: readonly Compared[]
  contact: Pick<Values, 'contactName' | 'contactPhone'>
}

/** Keeps it as a draft before the form shows it: who leaves now finds it again. */
function Kept({ copy, listings, contact }: KeptProps) {
  const values = blankValues({ ...toDemand(listings, quantitiesKept()), ...contact })
  const key = { form: formOf('求购'), record: `copy-${copy}` }
  const draft = useQuery({
    queryKey: ['inquiry-draft', copy],
    queryFn: async () => {
      if (!(await loadDraft(key)))
        await saveDraft({
          key,
          schema: DRAFT_SCHEMA,
          values,
          title: values.title,
          href: formHref('求购', { copy }),
          files: [],
        })
      return true
    },
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  // A device that keeps nothing shows the form all the same; the form says that it is not kept.
  return (
    <Loaded query={{ ...draft, data: draft.isError ? true : draft.data }} onPage skeleton={skeleton}>
      {() => <Form tradeType="求购" copied={{ values, copy }} />}
    </Loaded>
  )
}
