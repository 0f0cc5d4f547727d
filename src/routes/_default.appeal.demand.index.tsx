import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { TakeAlong } from '#blocks/packs/late-take-along.tsx'
import { draftHref } from '#features/appeal/own/record.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { optionalParam } from '#lib/address.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { AnswerTime } from './-appeal-ask/AnswerTime.tsx'
import { Visitor } from './-appeal-ask/Visitor.tsx'

// Loaded on demand, because both forms import controls that a visitor does not need.
const Ask = lazyPart(async () => (await import('./-appeal-ask/Ask.tsx')).Ask)
const Supplement = lazyPart(async () => (await import('./-appeal-ask/Supplement.tsx')).Supplement)

const key = optionalParam(v.pipe(v.string(), v.minLength(1), v.maxLength(100)))
const Search = v.object({
  /** Key of the draft of a new appeal; a user may have several drafts at once. */
  draft: key,
  /** Id of an appeal that was sent back (已退回补充). */
  id: key,
  /** Question that the user read before without finding help; becomes the title of a new appeal. */
  question: optionalParam(v.pipe(v.string(), v.maxLength(200))),
  /** Key of the content that another page hands over; see `beginAppeal`. */
  begin: key,
})

export const Route = createFileRoute('/_default/appeal/demand/')({
  validateSearch: Search,
  component: AskPage,
})

const job = { kind: 'appeal', record: 'own', title: '我要诉求', href: '/appeal/demand' } as const

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** Shows 我要诉求: the form of a new appeal, of one of its drafts, or of an appeal that was sent back. */
function AskPage() {
  const { draft, id, question, begin } = Route.useSearch()
  const { userInfo, enId } = useAccount()
  const navigate = Route.useNavigate()
  const isNew = userInfo !== undefined && !draft && !id
  // Gives each new appeal a draft key in its address, so that a reload finds the draft again.
  useEffect(() => {
    if (!isNew) return
    const search = (before: v.InferOutput<typeof Search>) => ({ ...before, draft: crypto.randomUUID() })
    void navigate({ search, replace: true, resetScroll: false })
  }, [isNew, navigate])
  return (
    <Page
      title={id ? '补充诉求' : '我要诉求'}
      banner
      crumbs={crumbsTo('/appeal/demand')}
      lead="咨询 2 个工作日、其他诉求 4 个工作日内答复"
      aside={
        <>
          {!id && <TakeAlong job={job} look="outlineOnDark" />}
          <LinkButton link={linkOptions({ to: '/user/my-appeal' })}>我的诉求</LinkButton>
        </>
      }
      answer={<AnswerTime />}
    >
      {!userInfo && <Visitor />}
      {userInfo && id && <Supplement room={skeleton} key={enId + id} id={id} />}
      {userInfo && !id && draft && (
        <Ask
          room={skeleton}
          key={enId + draft}
          record={draft}
          href={draftHref(draft)}
          question={question}
          begin={begin}
        />
      )}
    </Page>
  )
}
