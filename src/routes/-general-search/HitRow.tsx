import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { keptQuestions } from '#offline/questions.ts'
import { lazyPart, optionalPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Hit } from '#blocks/search/hits.ts'
import styles from './search.module.css'

// Loaded on demand, because the HTML sanitizer is large and few users unfold an answer.
const Rich = lazyPart(async () => (await import('#ui/Rich.tsx')).Rich)
// Loaded on demand, because the rules and the enterprise's facts are needed for items of a member alone.
const OwnVerdict = optionalPart(async () => (await import('#features/policy/VerdictLine.tsx')).OwnVerdict)

/** Shows one hit with its words marked; a question, which has no page of its own, unfolds its answer. */
export function HitRow({ hit, looked }: { hit: Hit; looked: string }) {
  const { id, title, link, meta, excerpt, amount, judged } = hit
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      meta={meta}
      link={link}
      amount={amount}
      excerpt={excerpt && <Marked text={excerpt} looked={looked} />}
    >
      {!link && <Answer id={id} />}
      {judged?.criteria && <OwnVerdict of={judged} />}
    </ListRow>
  )
}

function Answer({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const { questions, at } = keptQuestions()
  const prefetched = questions.find((one) => one.id === id)
  const answer = useQuery({
    ...query(qa.detail, { query: { id } }),
    enabled: open,
    // Fetched ahead in idle time, so that it is available offline.
    ...(prefetched ? { initialData: prefetched, initialDataUpdatedAt: at } : {}),
  })
  return (
    <div className={styles.answer}>
      <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? '收起答案' : '查看答案'}
      </Button>
      {open && (
        <Loaded query={answer} skeleton={<SkeletonText lines={2} />}>
          {({ answerHtml }) => <Rich room={<SkeletonText lines={2} />} html={answerHtml} />}
        </Loaded>
      )}
    </div>
  )
}
