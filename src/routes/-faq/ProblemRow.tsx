import type { Data } from '#api/call/endpoint.ts'
import type { appeal } from '#api/appeal.ts'
import { dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { answerText } from '#rules/problem-search.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { excerptOf } from './excerpt.ts'
import { answerLink } from './faq.ts'

interface Props {
  one: Data<typeof appeal.problemsByTag>['records'][number]
  /** What was looked for; '' where nothing was. */
  looked?: string
  /** True where all rows are of one tag. */
  inTag?: boolean
}

/** One question: who answers it, of when the answer is, and how it begins where the list carries it. */
export function ProblemRow({ one, looked = '', inTag = false }: Props) {
  const { id, question, tagName, department, updateTime, viewCount, answerHtml } = one
  return (
    <ListRow
      title={<Marked text={question} looked={looked} />}
      link={answerLink(id)}
      meta={[
        inTag ? undefined : tagName,
        department,
        `${dayText(updateTime)}答复`,
        `浏览 ${numberText(viewCount)}`,
      ]}
      excerpt={answerHtml && <Marked text={excerptOf(answerText(answerHtml), looked)} looked={looked} />}
    />
  )
}
