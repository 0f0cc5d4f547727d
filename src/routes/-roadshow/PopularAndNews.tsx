import { useQuery } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { openAddress } from '#blocks/picture/open-address.ts'
import { activityLink } from '#features/activity/links.ts'
import { placeText } from '#features/activity/activity-words.ts'
import { NewsCard } from '#features/news/NewsCard.tsx'
import { timeText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { PictureCard, PictureCards } from '#ui/list/PictureCard.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { linkTo } from './roadshow-list.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

const HOT = 4

/** Shows the popular activities and the news below the list. */
export function PopularAndNews({ search }: { search: RoadshowSearch }) {
  return (
    <>
      <Hot />
      <NewsCard search={search} linkTo={(news) => linkTo({ ...search, ...news })} place="roadshow" />
    </>
  )
}

function Hot() {
  const hot = useQuery(query(activity.hot, { query: { size: HOT } }))
  if (hot.data?.records.length === 0) return null
  return (
    <Card title="热门活动">
      <Loaded query={hot} inner skeleton={<SkeletonRows rows={HOT} />}>
        {({ records }) => (
          <PictureCards label="热门活动">
            {records.map((one) => (
              <PictureCard
                key={one.id}
                title={one.title}
                link={activityLink(one.id)}
                picture={openAddress(one.cover)}
                ratio="16 / 9"
                word={one.type}
                meta={[timeText(one.startTime), placeText(one)]}
              />
            ))}
          </PictureCards>
        )}
      </Loaded>
    </Card>
  )
}
