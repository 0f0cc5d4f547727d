import { Fragment } from 'react'
import type { Item } from '#api/item.ts'
import { AgeNote } from '#blocks/AgeNote.tsx'
import { tryNetwork } from '#blocks/try-network.ts'
import { NextStepLink } from '#features/declare/NextStepLink.tsx'
import { AddToCalendar } from '#features/policy/AddToCalendar.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { periodText, applicationModeOf } from '#features/policy/policy-words.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { upToText } from '#lib/money.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Page } from '#ui/Page.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './detail.module.css'
import { Papers } from './Sections.tsx'

interface Props {
  /** Items that can be declared under the policy; at least one. */
  items: readonly Item[]
  /** Moment of the city's answer, in milliseconds. */
  at: number
}

/**
 * Shows the items of a policy whose text is not on this device: the kept list of 今日申报 has amount, time,
 * procedure and materials, which is enough to prepare and to begin. The policy replaces this page once there
 * is a network.
 */
export function OfflineItems({ items, at }: Props) {
  const [first] = items
  return (
    <Page
      title={items.length === 1 ? (first?.name ?? '') : '可申报项目'}
      crumbs={crumbsTo('/policy/search/detail')}
      lead={<Facts of={[first?.department, first?.level, first?.policyType]} />}
      about={false}
    >
      <AgeNote at={at} retrying={false} onRetry={() => void tryNetwork()} />
      <Notice tone="info" title="政策原文还没存到本机，联网后显示。">
        可以先准备材料、填写申报。
      </Notice>
      {items.map((item) => (
        <Fragment key={item.id}>
          <Card
            title={items.length === 1 ? '申报要点' : item.name}
            aside={<WindowChip window={item} />}
            foot={
              <div className={styles.deeds}>
                <NextStepLink item={item} look="primary" />
                <AddToCalendar item={item} />
              </div>
            }
          >
            <DescriptionList
              items={[
                ['支持金额', item.quotaAmount > 0 && upToText(item.quotaAmount)],
                ['支持内容', item.supportText],
                ['申报时间', periodText(item)],
                ['申报方式', applicationModeOf(item)],
                ['咨询电话', <PhoneLink key="phone" number={item.consultPhone} />],
              ]}
            />
          </Card>
          {item.materials.length > 0 && (
            <Card title={items.length === 1 ? '申报材料' : `申报材料：${item.name}`}>
              <Papers materials={item.materials} />
            </Card>
          )}
        </Fragment>
      ))}
    </Page>
  )
}
