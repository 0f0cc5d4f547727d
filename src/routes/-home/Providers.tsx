import { linkOptions } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Score } from '#features/serve/Score.tsx'
import { providersQuery } from './block-queries.ts'
import { RowsBlock } from './RowsBlock.tsx'
import { sizes } from './sizes.ts'

/** Shows the most requested providers (服务机构). */
export function Providers() {
  return (
    <RowsBlock
      title="服务机构"
      more={linkOptions({ to: '/professional-services/list' })}
      query={useQuery(providersQuery)}
      size={sizes.providers}
      brief
      empty={{ title: '暂无机构', hint: '服务机构审核后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.name}
          link={linkOptions({ to: '/professional-services/organ-detail', search: { id: one.id } })}
          meta={[one.serviceTypes.slice(0, 2).join('、'), `${String(one.productCount)} 项服务`]}
          state={one.score > 0 ? <Score of={one} /> : undefined}
        />
      )}
    </RowsBlock>
  )
}
