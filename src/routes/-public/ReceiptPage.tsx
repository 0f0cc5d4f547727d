import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/call/error.ts'
import type { CheckedReceipt } from '#api/declare.ts'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { cityMoment } from '#lib/clock.ts'
import { momentText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { isNotice, receiptQuery } from './notices.ts'

interface Props {
  /** 申报编号 on the receipt. */
  number: string
  /** 核验码 on the receipt. */
  check: string
}

/**
 * Message for an unknown number and for a wrong code: the same for both, so that nobody can find out which
 * numbers exist.
 */
const unknown = (
  <EmptyState
    art="search"
    title="没有查到该回执"
    hint="请核对网址是否与回执上的一致，包括申报编号和核验码。仍查不到时，请不要凭该回执办理业务，可以拨打 12345 核实。"
    action={<LinkButton link={{ to: '/' }}>返回首页</LinkButton>}
  />
)

/**
 * Message without a network: nothing is kept on the device, because only the city knows the current state of
 * a receipt.
 */
const offline = (
  <ErrorState
    calm
    title="核验需要联网"
    hint="当前没有网络。核验结果以市平台的实时数据为准，不保存在本机；联网后自动核验。"
  />
)

/**
 * Shows 回执核验, the page that the QR code on a receipt opens: shows to anybody whether the city issued the
 * receipt, and its current state.
 */
export function ReceiptPage({ number, check }: Props) {
  const { reach } = useDeviceState()
  const isWhole = number !== '' && check !== ''
  const receipt = useQuery({
    ...receiptQuery(number, check),
    enabled: isWhole,
    select: (one) => (isNotice(one) ? undefined : one),
  })
  const { data, error, dataUpdatedAt } = receipt
  const isUnknown = !isWhole || (data === undefined && error instanceof ApiError && error.missing)
  const instead = isUnknown ? unknown : data === undefined && reach === 'offline' && offline
  return (
    <Page
      title="申报回执核验"
      crumbs={crumbsTo('/declare/public/detail')}
      lead="核对申报回执的真伪。为保护隐私，不显示企业、联系人和金额。"
      about={false}
    >
      {instead ? (
        <Card>{instead}</Card>
      ) : (
        <Loaded
          query={receipt}
          onPage
          skeleton={
            <Card>
              <SkeletonText lines={5} />
            </Card>
          }
        >
          {(one) => <Result one={one} at={cityMoment(dataUpdatedAt)} />}
        </Loaded>
      )}
      {/* Shown after the answer, which would push it down. */}
      {(instead || data !== undefined) && <AreaHelp everywhere />}
    </Page>
  )
}

/** Shows the checked receipt; `at` is the moment of the city's answer in milliseconds. */
function Result({ one, at }: { one: CheckedReceipt; at: number }) {
  return (
    <>
      <Notice tone="info" title="回执由本平台出具。">
        请核对下列内容与回执上的是否一致。回执上的状态是出具时的状态，当前状态以本页为准。
      </Notice>
      <Card title="核验结果">
        <DescriptionList
          items={[
            ['申报编号', one.declareNo],
            ['申报项目', one.itemName],
            ['提交时间', `${momentText(one.submitTime)}（北京时间）`],
            [
              '当前状态',
              <StateChip key="state" tone={declarationLifecycle.toneOf(one.status)}>
                {one.status}
              </StateChip>,
            ],
            ['核验时间', `${momentText(at)}（北京时间）`],
          ]}
        />
      </Card>
    </>
  )
}
