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
  /** Search text; '' without a search. */
  looked?: string
  /** True if all rows have the same tag. */
  inTag?: boolean
}

/** Shows a row of one question: office, date of the answer, and its beginning if the list contains it. */
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
