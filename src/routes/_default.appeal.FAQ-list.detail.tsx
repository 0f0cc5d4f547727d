import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Answer } from './-faq/Answer.tsx'
import { hotLink, oneQuery } from './-faq/faq.ts'
import { useCityOrDevice } from './-faq/useCityOrDevice.ts'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/appeal/FAQ-list/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(oneQuery(id))
  },
  component: AnswerPage,
})

/** Shows one frequently asked question: its answer, the answering department and the date. */
function AnswerPage() {
  const { id = '' } = Route.useSearch()
  const query = useCityOrDevice(useQuery({ ...oneQuery(id), enabled: id !== '' }), (all) =>
    all.find((one) => one.id === id),
  )
  return (
    <DetailPage
      noun="问题"
      query={query}
      crumbs={crumbsTo('/appeal/FAQ-list/detail')}
      list={{ label: '查看常见问题', link: hotLink({}) }}
      titleOf={(one) => one.question}
      leadOf={({ tagName, department, updateTime, viewCount }) =>
        [`${department}答复`, dateText(updateTime), tagName, `浏览 ${numberText(viewCount)} 次`].join(' · ')
      }
      actions={() => <Button onClick={() => print()}>打印</Button>}
      shared
    >
      {(one) => <Answer key={one.id} one={one} />}
    </DetailPage>
  )
}
