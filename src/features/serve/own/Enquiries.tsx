import type { Enquiry, MyProvider } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { FileList } from '#blocks/FileList.tsx'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
import { stepRecord } from '#features/serve/links.ts'
import { timeText } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { enquiryLifecycle, nextEnquiryMoves } from '#rules/provider-states.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

/** Labels of the provider's steps, by the state after the step. */
const deeds = { 已联系: '记为已联系', 已完成: '记为已完成' } as const

/** Shows the received enquiries (收到的咨询) by state, with the next steps of each. */
export function Enquiries({ one }: { one: Pick<MyProvider, 'id' | 'enquiries'> }) {
  const counts = enquiryLifecycle.words
    .map((word) => [word, one.enquiries.filter(({ status }) => status === word).length] as const)
    .filter(([, count]) => count > 0)
  return (
    <Card title="收到的咨询" aside={counts.map(([word, count]) => `${word} ${String(count)}`).join(' · ')}>
      {one.enquiries.length === 0 ? (
        <EmptyState title="尚未收到咨询" hint="有企业咨询时会发消息给您。" />
      ) : (
        <List label="收到的咨询">
          {enquiryLifecycle.words.flatMap((word) =>
            one.enquiries
              .filter(({ status }) => status === word)
              .map((enquiry) => <EnquiryRow key={enquiry.id} providerId={one.id} enquiry={enquiry} />),
          )}
        </List>
      )}
    </Card>
  )
}

function EnquiryRow({ providerId, enquiry }: { providerId: string; enquiry: Enquiry }) {
  const { orgName, contactName, contactPhone, message, status, reason, createTime, productName } = enquiry
  const { rating, attachments = [] } = enquiry
  const name = orgName ?? contactName
  const record = stepRecord(enquiry.id)
  const waits = useOutbox().some((item) => item.record === record)
  const params = { id: providerId }
  return (
    <ListRow
      title={name}
      meta={[productName ?? '咨询机构', `${timeText(createTime)}提交`]}
      state={
        <>
          <StateChip tone={enquiryLifecycle.toneOf(status)}>{status}</StateChip>
          {waits && <StateChip tone="warn">待生效</StateChip>}
        </>
      }
      actions={nextEnquiryMoves(status).map((to) =>
        to === '已关闭' ? (
          <WordsButton
            key={to}
            endpoint={serve.enquire}
            input={(words) => ({ params, body: { enquiryId: enquiry.id, status: to, reason: words } })}
            deed="关闭"
            title="关闭咨询"
            name={name}
            record={record}
            label="关闭的原因"
            hint="对方会看到原因，2 到 200 个字"
            least={2}
            most={200}
            confirmLabel="确认关闭"
          />
        ) : (
          <QueueButton
            key={to}
            endpoint={serve.enquire}
            input={{ params, body: { enquiryId: enquiry.id, status: to } }}
            title={`咨询${to}：${name}`}
            record={record}
            done={`已记为${to}`}
            label={`${deeds[to]}：${name}`}
          >
            {deeds[to]}
          </QueueButton>
        ),
      )}
    >
      <p>
        联系人 <bdi>{contactName}</bdi>，电话 <PhoneLink number={contactPhone} />
      </p>
      <p>{message}</p>
      {reason && <p>原因：{reason}</p>}
      {rating && <RatingWithRemedy label="企业评价" rating={rating} />}
      <FileList files={attachments} />
    </ListRow>
  )
}
