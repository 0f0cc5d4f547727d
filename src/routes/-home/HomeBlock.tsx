import type { ComponentType } from 'react'
import { todayTabs } from '#api/declare-words.ts'
import { tradeTypes } from '#api/market.ts'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { Activities, views as activityViews } from './Activities.tsx'
import { Docking, views as dockingViews } from './Docking.tsx'
import { Interpretations } from './Interpretations.tsx'
import { Market } from './Market.tsx'
import { News, views as newsViews } from './News.tsx'
import { Policies, views as policyViews } from './Policies.tsx'
import { Problems } from './Problems.tsx'
import { Providers } from './Providers.tsx'
import { PublicFigures } from './PublicFigures.tsx'
import type { HomeSearch } from './home-address.ts'
import { Services } from './Services.tsx'
import { Today } from './Today.tsx'

export { prefetchHome } from './block-queries.ts'

const blocks = {
  今日申报: Today,
  惠企政策: Policies,
  活动路演: Activities,
  政策解读: Interpretations,
  办理数据: PublicFigures,
  工业品市场: Market,
  供需对接: Docking,
  常见问题: Problems,
  专业服务: Services,
  服务机构: Providers,
  资讯: News,
} satisfies Record<string, ComponentType<{ search: HomeSearch }>>

export type BlockName = keyof typeof blocks

/** Search parameter and views of each block that has several views. */
const views: Partial<Record<BlockName, [part: keyof HomeSearch, words: readonly string[]]>> = {
  今日申报: ['tab', todayTabs],
  惠企政策: ['policies', policyViews],
  活动路演: ['activities', activityViews],
  工业品市场: ['trade', tradeTypes],
  供需对接: ['docking', dockingViews],
  资讯: ['news', newsViews],
}

/**
 * Renders a block, which loads its own data. One chunk contains all blocks, so that all can be shown as soon as one
 * can.
 */
export function HomeBlock({ name, search }: { name: BlockName; search: HomeSearch }) {
  const Content: ComponentType<{ search: HomeSearch }> = blocks[name]
  const [part, words] = views[name] ?? []
  return (
    <>
      {part && <CorrectAddress shown={{ [part]: words?.find((one) => one === search[part]) }} />}
      <Content search={search} />
    </>
  )
}
