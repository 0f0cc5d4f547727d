import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { appeal, type WholePublicAppeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { appealNode } from '#blocks/trail/nodes.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText, timeText } from '#lib/dates.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import styles from './public.module.css'

/** Queries one public appeal in full, as anybody may read it. */
export const publicAppealQuery = (id: string) => query(appeal.pageByTel, { query: { id } })

const list = { label: '查看公开诉求', link: linkOptions({ to: '/appeal/demand/list' }) }
const isWhole = (one: object | undefined): one is WholePublicAppeal => one !== undefined && 'content' in one

/** Shows another person's public appeal: content, answers and progress, without the submitter. */
export function PublicAppeal({ id }: { id: string }) {
  const answer = useQuery({
    ...publicAppealQuery(id),
    enabled: id !== '',
    select: ({ records: [one] }) => (isWhole(one) ? one : undefined),
  })
  return (
    <DetailPage<WholePublicAppeal>
      noun="诉求"
      query={answer}
      gone={answer.isSuccess && answer.data === undefined}
      crumbs={[...crumbsTo('/appeal/demand/list'), { label: '公开诉求', link: list.link }]}
      list={list}
      titleOf={(one) => one.title}
      leadOf={(one) =>
        [one.type, one.category, `${dateText(one.createTime)}提交`, one.handlerOrg].join(' · ')
      }
      actions={({ state }) => <StateChip tone={appealLifecycle.toneOf(state)}>{state}</StateChip>}
      shared
    >
      {(one) => <PublicBody one={one} />}
    </DetailPage>
  )
}

/** Returns the step without its opinion if an answer above already shows the same text. */
const withoutReply = (
  { replies }: WholePublicAppeal,
  step: WholePublicAppeal['timeline'][number],
): WholePublicAppeal['timeline'][number] =>
  replies.some(({ content }) => content === step.opinion) ? { ...step, opinion: undefined } : step

function PublicBody({ one }: { one: WholePublicAppeal }) {
  return (
    <>
      <Card title="诉求内容">
        <p className={styles.text}>{one.content}</p>
        <DescriptionList
          items={[
            ['诉求编号', one.appealNo],
            ['答复期限', dateText(one.dueDate)],
            ['不予受理原因', one.state === '不予受理' ? one.reason : undefined],
          ]}
        />
      </Card>
      <Card title="答复">
        {one.replies.length > 0 ? (
          one.replies.map((reply) => (
            <article key={reply.id} className={styles.reply} aria-label={`${reply.handlerOrg}的答复`}>
              <p className={styles.text}>{reply.content}</p>
              <p className={styles.whose}>
                {reply.handlerOrg} · {timeText(reply.time)}
              </p>
            </article>
          ))
        ) : (
          <p className={styles.whose}>
            {appealLifecycle.isFinal(one.state) ? '没有答复。' : `尚未答复，由${one.handlerOrg}办理。`}
          </p>
        )}
      </Card>
      <Card title="办理过程">
        <Timeline nodes={one.timeline.map((step, index) => appealNode(withoutReply(one, step), index))} />
      </Card>
      <p className={styles.whose}>公开内容不含姓名、电话、企业名称和附件。</p>
    </>
  )
}
