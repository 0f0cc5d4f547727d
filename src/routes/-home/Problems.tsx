import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { ListRow } from '#ui/list/ListRow.tsx'
import { problemsQuery } from './block-queries.ts'
import { RowsBlock } from './RowsBlock.tsx'
import { sizes } from './sizes.ts'

/** Shows the most asked questions (常见问题). */
export function Problems() {
  return (
    <RowsBlock
      title="常见问题"
      more={linkOptions({ to: '/appeal/FAQ-list' })}
      query={useQuery(problemsQuery)}
      size={sizes.problems}
      empty={{ title: '暂无常见问题', hint: '可拨打 12345 咨询。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.question}
          link={linkOptions({ to: '/appeal/FAQ-list/detail', search: { id: one.id } })}
          meta={[one.tagName, one.department]}
        />
      )}
    </RowsBlock>
  )
}
