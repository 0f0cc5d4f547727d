import { linkOptions } from '@tanstack/react-router'
import type { Appeal } from '#api/appeal.ts'
import { FileList } from '#blocks/FileList.tsx'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { Course } from '#blocks/trail/Course.tsx'
import { Actions } from '#features/appeal/own/Actions.tsx'
import { recordOf } from '#blocks/appeal-links.ts'
import { appealCourse } from '#features/appeal/own/course.ts'
import { dueText, extensionText, turnText } from '#features/appeal/own/turn.ts'
import { timeText } from '#lib/dates.ts'
import { deviceState, useOutbox } from '#offline/view.ts'
import { clockOf } from '#rules/appeal-clock.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './own.module.css'

/** Shows the state and actions of an appeal, its answers, its progress and its content. */
export function OwnBody({ one }: { one: Appeal }) {
  const { id, state, reason, replies, attachments, evaluate } = one
  const waiting = useOutbox().find(({ record }) => record === recordOf(id))
  const isLate = clockOf(one).kind === 'late'
  return (
    <>
      {waiting && (
        <Notice
          tone="warn"
          title={waiting.state === 'waiting' ? '有操作待上传。' : '操作未通过。'}
          action={
            <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
              查看待上传
            </LinkButton>
          }
        >
          {waiting.title}。下面是市平台现有的内容。
        </Notice>
      )}
      {reason && (
        <Notice tone={state === '不予受理' ? 'bad' : 'warn'} title={`${state}：`}>
          {reason}
        </Notice>
      )}
      <Card
        title="办理情况"
        aside={<StateChip tone={appealLifecycle.toneOf(state)}>{state}</StateChip>}
        foot={
          <div className={styles.actions}>
            <Actions one={one} first="primary" look="secondary" />
            <Button
              aria-haspopup="dialog"
              onClick={() => Object.assign(deviceState, { talk: id, assistant: true })}
            >
              打开对话
            </Button>
          </div>
        }
      >
        <DescriptionList
          items={[
            ['当前处理单位', turnText(one) ?? '已结束'],
            [
              '办理时限',
              dueText(one) && (
                <span key="due" className={isLate ? styles.late : undefined}>
                  {dueText(one)}
                </span>
              ),
            ],
            ['延期', extensionText(one)],
            ['最近催办', one.urgeTime && timeText(one.urgeTime)],
            [
              '再次办理',
              one.reopened && `${timeText(one.reopened.time)} 因未解决重新办理：${one.reopened.missing}`,
            ],
            ['我的评价', !evaluate && state === '已办结' ? '7 天内未评价，自动办结' : undefined],
          ]}
        />
      </Card>
      {replies.length > 0 && (
        <Card title={replies.length > 1 ? `答复（${String(replies.length)} 次）` : '答复'}>
          {replies.toReversed().map((reply) => (
            <article key={reply.id} className={styles.reply} aria-label={`${reply.handlerOrg}的答复`}>
              <p>{reply.content}</p>
              <p className={styles.by}>
                {reply.handlerOrg} · {timeText(reply.time)}
              </p>
            </article>
          ))}
        </Card>
      )}
      {evaluate && (
        <Card title="我的评价" aside={evaluate.solved}>
          <RatingWithRemedy rating={evaluate} />
        </Card>
      )}
      <Card title="办理进度">
        <Course stages={appealCourse(one)} />
      </Card>
      <Card title="诉求内容">
        <p className={styles.content}>{one.content}</p>
        <DescriptionList
          items={[
            ['提交主体', one.enName ?? '本人'],
            ['联系人', one.contactName],
            ['联系电话', one.contactPhone],
            ['是否公开', one.isPublic ? '公开，不含姓名、电话、企业名称和附件' : '不公开'],
          ]}
        />
        <FileList files={attachments} />
      </Card>
    </>
  )
}
