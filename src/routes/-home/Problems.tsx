import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowsBlock } from './RowsBlock.tsx'

const SIZE = 5
const problems = query(appeal.hotProblems, { query: { size: SIZE } })

/** 常见问题, the most asked. */
export function Problems() {
  return (
    <RowsBlock
      title="常见问题"
      more={linkOptions({ to: '/appeal/FAQ-list' })}
      query={useQuery(problems)}
      size={SIZE}
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
