import { useQueryClient } from '@tanstack/react-query'
import { Link, linkOptions, useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { declare } from '#api/declare.ts'
import { favourite } from '#api/favourite.ts'
import { policy } from '#api/policy.ts'
import type { Endpoint } from '#api/call/endpoint.ts'
import { cachedAnswersOf } from '#api/call/query.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { allProblemsQuery } from '#offline/problems.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import styles from './OnThisDevice.module.css'

interface Entry {
  label: string
  icon: IconName
  link: Target
  /** Description of the page's content. */
  about: string
}

/** Mounted instances in mount order: only the first renders its entries. */
const mounted: symbol[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lists the pages usable offline, once per page even if several blocks wait for a network. */
export function OnThisDevice() {
  const [self] = useState(() => Symbol('block'))
  const isFirst = useSyncExternalStore(subscribe, () => mounted[0] === self)
  useEffect(() => {
    const notify = () => listeners.forEach((listener) => listener())
    mounted.push(self)
    notify()
    return () => {
      mounted.splice(mounted.indexOf(self), 1)
      notify()
    }
  }, [self])
  return isFirst ? <Entries /> : null
}

/** Links to the pages with content kept on this device; renders nothing if there are none. */
function Entries() {
  const client = useQueryClient()
  const { userInfo, enId } = useAccount()
  const { waiting, held } = useDeviceState()
  const drafts = useDrafts(enId)?.length ?? 0
  const pathname = useLocation({ select: (location) => location.pathname })
  const isKept = (endpoint: Endpoint) => cachedAnswersOf(client, endpoint).length > 0
  const entries: (Entry | false)[] = [
    isKept(policy.todayDeclare) && {
      label: '今日申报',
      icon: 'list',
      link: linkOptions({ to: '/policy/apply' }),
      about: '看过的项目可以查看和填写',
    },
    isKept(declare.mine) && {
      label: '我的申报',
      icon: 'pen',
      link: linkOptions({ to: '/user/my-declare' }),
      about: '看过的申报和进度',
    },
    isKept(favourite.list) && {
      label: '我的收藏',
      icon: 'book',
      link: linkOptions({ to: '/user/collect' }),
      about: '收藏列表可以查看和管理，看过的内容可以打开',
    },
    client.getQueryData(allProblemsQuery().queryKey) !== undefined && {
      label: '常见问题',
      icon: 'chat',
      link: linkOptions({ to: '/appeal/FAQ-list' }),
      about: '问题和答案都可以查找',
    },
    userInfo !== undefined && {
      label: '待上传',
      icon: 'upload',
      link: linkOptions({ to: '/user/outbox' }),
      about: waiting + held > 0 ? `${String(waiting + held)} 项等待提交` : '没有等待提交的内容',
    },
    drafts > 0 && {
      label: '草稿',
      icon: 'inbox',
      link: linkOptions({ to: '/user/outbox', hash: 'drafts' }),
      about: `${String(drafts)} 份草稿可以继续填写`,
    },
  ]
  // Leaves out the page that is open.
  const kept = entries.filter((entry) => entry !== false).filter(({ link }) => link.to !== pathname)
  if (kept.length === 0) return null
  return (
    <nav aria-label="本机可用的内容" className={styles.box}>
      <p className={styles.head}>断网时可以使用以下内容</p>
      <ul className={styles.entries}>
        {kept.map(({ label, icon, link, about }) => (
          <li key={label}>
            <Link {...link} className={styles.entry}>
              <Icon name={icon} />
              <span>
                <strong>{label}</strong>
                <span className={styles.about}>{about}</span>
              </span>
              <Icon name="right" size="1em" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
