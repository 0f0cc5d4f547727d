import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PublicFigures } from '#api/public-figures.ts'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { FigureLines } from '#features/appeal/figures/FigureLines.tsx'
import {
  figuresLink,
  figuresQuery,
  medianText,
  periodOf,
  periodWords,
  spanText,
} from '#features/appeal/figures/figures.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { Card } from '#ui/Card.tsx'
import { Bar, type ChartTone } from '#ui/chart/Bar.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Table } from '#ui/Table.tsx'
import styles from './figures.module.css'
import { PublicTabs } from './PublicTabs.tsx'

const skeleton = (
  <Card>
    <SkeletonText lines={16} />
  </Card>
)

/** Shows 办理数据: how fast and how well offices finished appeals in a period, and what was paid, by office. */
export function FiguresPage({ asked }: { asked: string }) {
  const period = periodOf(asked)
  const query = useQuery(figuresQuery(period))
  return (
    <Page
      title="办理数据"
      banner
      crumbs={crumbsTo('/appeal/demand/list')}
      lead="各单位办结诉求的用时、超期和满意情况，以及已兑付的惠企资金。"
      under={<PublicTabs chosen="figures" />}
    >
      <CorrectAddress shown={{ figures: period }} />
      <Loaded
        query={query}
        skeleton={skeleton}
        onPage
        isEmpty={({ figures }) => figures === undefined}
        empty={
          <Card>
            <EmptyState title="暂无办理数据" />
          </Card>
        }
      >
        {({ figures }) =>
          figures && (
            <>
              <Card
                title="全市"
                tabs={
                  <Tabs
                    label="统计时段"
                    tabs={figurePeriods.map((one) => ({
                      label: periodWords[one],
                      chosen: one === period,
                      link: figuresLink(one),
                    }))}
                  />
                }
                aside={spanText(figures)}
              >
                <FigureLines of={figures} />
              </Card>
              <Offices figures={figures} when={periodWords[period]} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

interface DrawnProps {
  /** Missing where there is nothing to draw. */
  value: number | undefined
  to: number
  tone?: ChartTone
  children: ReactNode
}

/** Shows a figure of a table with a bar below it, as a part of the greatest one or of its whole. */
const Drawn = ({ value, to, tone = 'main', children }: DrawnProps) => (
  <span className={styles.drawn}>
    {children}
    {value !== undefined && <Bar value={value} to={to} tone={tone} />}
  </span>
)

/** Shows the appeals and the payments of each office, and the rules by which they are counted. */
function Offices({ figures: { offices }, when }: { figures: PublicFigures; when: string }) {
  const answering = offices.filter(({ finished }) => finished > 0)
  const mostDays = Math.max(...answering.map(({ medianDays = 0 }) => medianDays))
  const paying = offices.filter(({ payments }) => payments > 0).sort((a, b) => b.payments - a.payments)
  const mostPaid = Math.max(...paying.map(({ paid }) => paid))
  return (
    <>
      <Card title="诉求办理（按承办单位）" aside={`${when}办结`}>
        {answering.length > 0 ? (
          <Table
            stacks
            head={['承办单位', '办结', '用时中位数', '超期', '满意 / 已评价']}
            rows={answering.map((one) => [
              one.office,
              `${numberText(one.finished)} 件`,
              <Drawn key="days" value={one.medianDays} to={mostDays}>
                {medianText(one)}
              </Drawn>,
              <Drawn key="overdue" value={one.overdue} to={one.finished} tone="warn">
                {numberText(one.overdue)} 件
              </Drawn>,
              <Drawn key="satisfied" value={one.rated ? one.satisfied : undefined} to={one.rated} tone="ok">
                {one.rated ? `${numberText(one.satisfied)} 件 / ${numberText(one.rated)} 件` : '暂无评价'}
              </Drawn>,
            ])}
          />
        ) : (
          <EmptyState title={`${when}暂无办结的诉求`} hint="诉求办结后计入。" />
        )}
        <p className={styles.note}>
          办结：已答复，且提出人已评价，或 7
          天内未评价自动办结。用时按工作日计，不含退回补充和等待评价的时间；办结不足 5
          件的单位只列件数，不计算中位数。超期：答复晚于答复期限。满意：已解决或部分解决，且评 4 星以上。
        </p>
      </Card>
      <Card title="惠企资金兑付（按主管部门）" aside={`${when}兑付`}>
        {paying.length > 0 ? (
          <Table
            stacks
            head={['主管部门', '已兑付', '金额']}
            rows={paying.map((one) => [
              one.office,
              `${numberText(one.payments)} 笔`,
              <Drawn key="paid" value={one.paid} to={mostPaid}>
                {moneyText(one.paid)}
              </Drawn>,
            ])}
          />
        ) : (
          <EmptyState title={`${when}暂无兑付`} hint="资金到账后计入。" />
        )}
        <p className={styles.note}>
          含申报项目和 <Link {...linkOptions({ to: '/declare/no-apply' })}>免申即享</Link>{' '}
          批次中已拨付到企业账户的资金。
        </p>
      </Card>
    </>
  )
}
