import { Link, linkOptions } from '@tanstack/react-router'
import type { Notice as NoticeRecord } from '#api/declare-item.ts'
import { telHref } from '#lib/tel.ts'
import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { noticeLeft, noticeState } from '#rules/notice-clock.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { saveLastDay } from './calendar.ts'
import { ListTable } from './ListTable.tsx'
import { noticeLink } from './notices.ts'
import { ownRow } from './rows.ts'
import styles from './public.module.css'

const phone = (number: string) => <a href={telHref(number)}>{number}</a>

/**
 * Shows the text of a notice, its list of enterprises, and the actions that are possible until its last day.
 */
export function NoticeBody({ notice }: { notice: NoticeRecord }) {
  const { userInfo, enId } = useAccount()
  const creditCode = userInfo?.ens.find((one) => one.enId === enId)?.creditCode ?? ''
  const own = ownRow(notice.list, creditCode)
  const isOpen = noticeState(notice) === '公示中'
  return (
    <>
      {own && (
        <Notice tone="info" title="本企业在公示名单中：">
          {[own.projectName, own.amount === undefined ? '' : moneyText(own.amount)]
            .filter(Boolean)
            .join('，')}
        </Notice>
      )}
      <Card
        title="公示说明"
        foot={
          <div className={styles.actions}>
            {isOpen && (
              <>
                <LinkButton look="primary" link={noticeLink(notice.id, 'objection')}>
                  提出异议
                </LinkButton>
                <Button onClick={() => saveLastDay(notice)}>截止日加入日历</Button>
              </>
            )}
            {!isOpen && <span>公示期已结束，不再受理异议。对结果有疑问，可以电话咨询。</span>}
          </div>
        }
      >
        <p className={styles.content}>{notice.content}</p>
        <DescriptionList
          items={[
            ['公示期', `${dateText(notice.publicityStart)}至${dateText(notice.publicityEnd)}`],
            ['剩余时间', noticeLeft(notice)],
            ['异议受理', notice.objectionContact],
            ['受理电话', phone(notice.objectionPhone)],
            ['监督单位', notice.supervisionOrg],
            ['监督电话', phone(notice.supervisionPhone)],
            [
              '申报项目',
              <Link
                key="item"
                {...linkOptions({ to: '/declare/apply', search: { keyword: notice.itemName } })}
              >
                {notice.itemName}
              </Link>,
            ],
            [
              '依据政策',
              <Link
                key="policy"
                {...linkOptions({ to: '/policy/search/detail', search: { id: notice.policyId } })}
              >
                查看政策原文
              </Link>,
            ],
          ]}
        />
      </Card>
      <ListTable notice={notice} creditCode={creditCode} />
    </>
  )
}
