import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formRoom } from '#blocks/form/form-room.tsx'
import { useKnown } from '#blocks/form/useKnown.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { copyRecord } from '#blocks/own/copy-record.ts'
import { askedIn, compareLink, formHref, formOf, publishLink } from '#features/market/links.ts'
import { useListings } from '#features/market/listings.ts'
import { loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useReady } from '#offline/useReady.ts'
import { agoText } from '#lib/dates.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Form } from './Form.tsx'
import { toDemand } from './from-inquiry.ts'
import { blankValues, DRAFT_SCHEMA, type Values } from './schema.ts'

type Asked = ReturnType<typeof askedIn>

const FORM = formOf('求购')
const copyOf = (record: string) => record.replace(/^copy-/, '')
const isSame = (one: Asked, other: Asked) =>
  one.length === other.length && one.every(({ id }) => other.some((each) => each.id === id))

/** Shows the form of a demand that begins with compared products; data on this device suffices. */
export function Ask({ asked, copy }: { asked: Asked; copy: string }) {
  const { enId } = useAccount()
  const drafts = useDrafts(enId)
  const [isBegun, setBegun] = useState(false)
  if (!drafts) return formRoom
  const ours = drafts.filter(({ key }) => key.form === FORM)
  const before = ours.find(({ key }) => isSame(askedIn(copyOf(key.record)), asked))
  const isOwn = !before || ours.some(({ key }) => key.record === copyRecord(copy))
  // Stays true after the draft has moved into the outbox.
  if (isOwn && !isBegun) setBegun(true)
  if (isOwn || isBegun) return <Begin asked={asked} copy={copy} />
  return (
    <Card>
      <EmptyState
        title="已有一份这些产品的求购草稿"
        hint={`${agoText(before.savedAt)}保存，采购数量与本次不同。`}
        action={
          <>
            <LinkButton link={publishLink('求购', { copy: copyOf(before.key.record) })}>
              继续填写原草稿
            </LinkButton>
            <Button look="primary" onClick={() => setBegun(true)}>
              按本次数量另建
            </Button>
          </>
        }
      />
    </Card>
  )
}

function Begin({ asked, copy }: { asked: Asked; copy: string }) {
  const ids = asked.map(({ id }) => id)
  const reads = useListings(ids)
  const { profile, known, sources } = useKnown(true, ({ district }) => ({ origin: district }))
  // Continues without listings that are not on this device and cannot be fetched without a network.
  const isSettled = reads.every(({ query: one }) => one.data ?? one.error ?? one.isPaused)
  const isReady = useReady(copy, [profile])
  if (!isSettled || !isReady) return formRoom
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
  const quantities = Object.fromEntries(asked.map(({ id, quantity }) => [id, quantity]))
  const values = blankValues({ ...toDemand(listings, quantities), ...known })
  return <Kept copy={copy} values={values} sources={sources} />
}

/** Saves the draft before it shows the form, so that a user who leaves finds it again. */
function Kept({
  copy,
  values,
  sources,
}: {
  copy: string
  values: Values
  sources: Readonly<Record<string, string>>
}) {
  const key = { form: FORM, record: copyRecord(copy) }
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
  // Shows the form even if the device cannot store the draft; the form says so.
  return (
    <Loaded query={{ ...draft, data: draft.isError ? true : draft.data }} onPage skeleton={formRoom}>
      {() => <Form tradeType="求购" copied={{ values, copy, sources }} />}
    </Loaded>
  )
}
