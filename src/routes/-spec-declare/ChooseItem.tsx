import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { srdiLink } from '#features/srdi/links.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

/** Lists the special items that can be declared now. */
export function ChooseItem({ from }: { from: 'srdi' | undefined }) {
  const items = useQuery(query(declare.list, { query: { current: 1, size: 999 } }))
  return (
    <>
      <Card
        title="选择申报项目"
        aside={
          <LinkButton look="plain" link={srdiLink('description')}>
            先自评
          </LinkButton>
        }
      >
        <Loaded
          query={items}
          inner
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ records }) => !records.some(({ formKey }) => formKey === 'spec-declare')}
          empty={
            <EmptyState
              title="暂无受理中的专项申报"
              hint="受理开始后显示在今日申报中；可以先自评、准备材料。"
              action={<LinkButton link={srdiLink('description')}>去自评</LinkButton>}
            />
          }
        >
          {({ records }) => (
            <List label="专项申报项目">
              {records
                .filter(({ formKey }) => formKey === 'spec-declare')
                .map((one) => (
                  <ListRow
                    key={one.id}
                    title={one.name}
                    link={linkOptions({ to: '/declare/apply/spec-declare', search: { item: one.id, from } })}
                    meta={[one.department, one.level, one.batch]}
                  />
                ))}
            </List>
          )}
        </Loaded>
      </Card>
      {items.data && <AreaHelp everywhere />}
    </>
  )
}
