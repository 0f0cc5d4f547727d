import { linkOptions } from '@tanstack/react-router'
import type { UserInfo } from '#api/session.ts'
import type { Target } from '#ui/link.ts'

/** Returns the publishing links of a member type; a visitor gets those of every member and signs in on the way. */
export function publishLinks(
  memberType: UserInfo['memberType'] | undefined,
): { label: string; link: Target }[] {
  const everybody = [
    { label: '发布工业品', link: linkOptions({ to: '/market/publish' }) },
    { label: '发布求购', link: linkOptions({ to: '/market/publish-demand' }) },
    {
      label: '发布需求',
      link: linkOptions({
        to: '/docking/demand-service/$action/{-$id}',
        params: { action: 'add', id: undefined },
      }),
    },
    {
      label: '发布供给',
      link: linkOptions({
        to: '/docking/supply-service/$action/{-$id}',
        params: { action: 'add', id: undefined },
      }),
    },
    { label: '提交诉求', link: linkOptions({ to: '/appeal/demand' }) },
  ]
  return memberType === 'service_provider'
    ? [
        ...everybody,
        {
          label: '发布服务产品',
          link: linkOptions({
            to: '/professional-services/product-service/$action/{-$id}',
            params: { action: 'add', id: undefined },
          }),
        },
      ]
    : everybody
}
