import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Appeal } from '#api/appeal.ts'
import { ApiError } from '#api/call/error.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { timeText } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { OwnBody } from './OwnBody.tsx'
import { PublicAppeal } from './PublicAppeal.tsx'
import { ownAppealQuery } from './own-appeal-query.ts'

const list = { label: '查看我的诉求', link: linkOptions({ to: '/user/my-appeal' }) }
const crumbs = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '我的诉求', link: list.link },
]

/** Shows the user's own appeal. If the city refuses it as somebody else's (403), shows its public part instead. */
export function OwnAppeal({ id }: { id: string }) {
  const one = useQuery({ ...ownAppealQuery(id), enabled: id !== '' })
  const isOthers = one.data === undefined && one.error instanceof ApiError && one.error.status === 403
  if (isOthers) return <PublicAppeal id={id} />
  return (
    <DetailPage<Appeal>
      noun="诉求"
      query={one}
      crumbs={crumbs}
      list={list}
      titleOf={({ title }) => title}
      leadOf={({ appealNo, type, category, createTime }) =>
        [`诉求编号 ${appealNo}`, type, category, `${timeText(createTime)} 提交`].join(' · ')
      }
      actions={() => <Button onClick={() => print()}>打印</Button>}
    >
      {(found) => <OwnBody one={found} />}
    </DetailPage>
  )
}
