import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { entryText, originText } from './-calculate/facts.ts'
import { matchLink } from './-calculate/of.ts'
import { PlanPage } from './-calculate/PlanPage.tsx'
import record from './-calculate/info.module.css'

export const Route = createFileRoute('/_default/policy/calculate/plan/info')({ component: InfoPage })

/** 企业信息: the enterprise as it was judged, with where each value is from. */
function InfoPage() {
  const search = Route.useSearch()
  return (
    <PlanPage search={search} tab="企业信息">
      {({ entries, held, name }) => (
        <>
          <DescriptionList
            items={[
              ['企业名称', name],
              ...entries.map((one): [string, React.ReactNode] => [
                one.label,
                <span key={one.key}>
                  <span className={one.value === undefined ? record.gap : undefined}>{entryText(one)}</span>
                  <span className={record.origin}>{originText(one)}</span>
                </span>,
              ]),
            ]}
          />
          {held && <LinkButton link={matchLink(held)}>修改答案</LinkButton>}
        </>
      )}
    </PlanPage>
  )
}
