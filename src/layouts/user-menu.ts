import { linkOptions } from '@tanstack/react-router'
import type { UserInfo } from '#api/auth.ts'
import type { Entry } from './menu.ts'
import { plannedLink } from './planned.ts'

/** An entry of the user space's sidebar; some are for service providers only. */
export interface UserEntry extends Entry {
  providersOnly?: boolean
}

/** The user space's sidebar as the specification's section 2 lists it, and what the device holds. */
const entries: UserEntry[] = [
  { label: '关联企业', path: '/user/relation', link: linkOptions({ to: '/user/relation' }) },
  { label: '政策计算报告', path: '/user/match-report', link: linkOptions({ to: '/user/match-report' }) },
  { label: '工业产品', path: '/user/my-market', link: plannedLink('/user/my-market') },
  { label: '我的申报', path: '/user/my-declare', link: linkOptions({ to: '/user/my-declare' }) },
  { label: '我的收藏', path: '/user/collect', link: linkOptions({ to: '/user/collect' }) },
  { label: '我的活动', path: '/user/activity', link: plannedLink('/user/activity') },
  { label: '我的诉求', path: '/user/my-appeal', link: plannedLink('/user/my-appeal') },
  { label: '我的需求', path: '/user/my-demand', link: plannedLink('/user/my-demand') },
  { label: '我的供给', path: '/user/my-supply', link: plannedLink('/user/my-supply') },
  {
    label: '我的产品',
    path: '/user/my-product',
    link: plannedLink('/user/my-product'),
    providersOnly: true,
  },
  {
    label: '我的机构',
    path: '/user/my-provider',
    link: plannedLink('/user/my-provider'),
    providersOnly: true,
  },
  { label: '我的信息', path: '/user/changePassword', link: linkOptions({ to: '/user/changePassword' }) },
  { label: '消息中心', path: '/user/message', link: linkOptions({ to: '/user/message' }) },
  { label: '待上传', path: '/user/outbox', link: linkOptions({ to: '/user/outbox' }) },
  { label: '本机存储', path: '/user/device', link: linkOptions({ to: '/user/device' }) },
]

/** The sidebar of one kind of member. */
export const userMenu = (memberType: UserInfo['memberType'] | undefined): UserEntry[] =>
  entries.filter(({ providersOnly }) => !providersOnly || memberType === 'service_provider')
