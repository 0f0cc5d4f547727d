import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#blocks/Loaded.tsx'
import { FigureLines } from '#features/appeal/figures/FigureLines.tsx'
import { figuresLink, figuresQuery, periodWords, spanText } from '#features/appeal/figures/figures.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Block } from './Block.tsx'

const [period] = figurePeriods

/** Shows the public figures (办理数据) of the whole city; the figures of each office are a page of their own. */
export function PublicFigures() {
  const query = useQuery(figuresQuery(period))
  return (
    <Block title="办理数据" more={figuresLink(period)} moreWords="各单位">
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={1} />}
        isEmpty={({ figures }) => figures === undefined}
        empty={<EmptyState title="暂无办理数据" />}
      >
        {({ figures }) =>
          figures && (
            <FigureLines of={figures} when={`${periodWords[period]}，全市（${spanText(figures)}）`} />
          )
        }
      </Loaded>
    </Block>
  )
}
