import type { Facet } from '#api/call/shape.ts'
import { Beside, WaysCard } from '#blocks/list/WaysCard.tsx'
import { askedLink, mineLink, organisationLink } from '#features/serve/links.ts'
import type { Target } from '#ui/link.ts'

interface Props {
  /** Counts of the list, by kind of service among others */
  facets: readonly Facet[]
  /** Links to the records of a kind of service. */
  linkTo: (type: string) => Target
}

/** Shows beside services or providers their kinds with the number of records, and where the own ones are. */
export function ServicesBeside({ facets, linkTo }: Props) {
  const types = facets.find(({ name }) => name === 'type')?.words.filter(({ count }) => count > 0) ?? []
  return (
    <Beside>
      {types.length > 0 && (
        <WaysCard
          title="服务类别"
          ways={types.map(({ word, count }) => ({ label: word, count, link: linkTo(word) }))}
        />
      )}
      <WaysCard
        title="本企业的服务"
        ways={[
          { label: '我的咨询', hint: '提交的咨询、机构的回应和办理进展', link: askedLink },
          { label: '我的机构', hint: '入驻申请、资质和收到的评价', link: organisationLink },
          { label: '我的产品', hint: '本机构发布的服务产品', link: mineLink() },
        ]}
      />
    </Beside>
  )
}
