import { useQuery } from '@tanstack/react-query'
import type { Problem } from '#api/problem.ts'
import { allProblemsQuery, wholeProblems } from '#offline/problems.ts'
import { problemsLike } from '#rules/problem-search.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { answerLink, listLink } from './faq.ts'
import { LinkButton } from '#ui/Button.tsx'

/** Number of similar questions shown. */
const COUNT = 5

/** Lists similar questions from all questions on this device. */
export function SimilarQuestions({ one }: { one: Problem }) {
  const { data } = useQuery(allProblemsQuery())
  const similar = data ? problemsLike(wholeProblems(data), one, COUNT) : []
  if (similar.length === 0) return null
  return (
    <Card
      title="相近问题"
      foot={
        <LinkButton look="plain" link={listLink({ tagId: one.tagId })}>
          查看同类问题
        </LinkButton>
      }
    >
      <List label="相近问题">
        {similar.map(({ id, question, department }) => (
          <ListRow key={id} title={question} link={answerLink(id)} meta={[department]} />
        ))}
      </List>
    </Card>
  )
}
