import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { dayText } from '#lib/dates.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { interpretationsQuery } from './block-queries.ts'
import { RowsBlock } from './RowsBlock.tsx'
import { sizes } from './sizes.ts'

/** Shows the newest interpretations (政策解读). */
export function Interpretations() {
  return (
    <RowsBlock
      title="政策解读"
      more={linkOptions({ to: '/policy/decode' })}
      query={useQuery(interpretationsQuery)}
      size={sizes.interpretations}
      empty={{ title: '暂无解读', hint: '政策的图解、问答和视频发布后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={linkOptions({ to: '/policy/decode/$id', params: { id: one.id } })}
          meta={[one.form, one.author, dayText(one.publishDate)]}
        />
      )}
    </RowsBlock>
  )
}
