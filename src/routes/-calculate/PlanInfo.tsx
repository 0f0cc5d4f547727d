import { LinkButton } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { entryText, originText } from './facts.ts'
import { matchLink } from '#features/match/match-links.ts'
import { PlanPage } from './PlanPage.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import record from './info.module.css'

/** Shows the enterprise's attributes as the rules judged them, each with its source (企业信息). */
export function PlanInfo({ search }: { search: CalculationSearch }) {
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
