import type { ReactNode } from 'react'
import type { ActivityDetail } from '#api/activity.ts'
import { FileList } from '#blocks/FileList.tsx'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { spanText } from '#features/activity/activity-words.ts'
import { Seats } from '#features/activity/Seats.tsx'
import { isoDay, timeText } from '#lib/dates.ts'
import { LIVE_MINUTES } from '#rules/activity-clock.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Rich } from '#ui/Rich.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './detail.module.css'

interface Props {
  one: ActivityDetail
  /** Present moment in milliseconds. */
  now: number
  /** Card of the user's own sign-up. */
  signup: ReactNode
}

/**
 * Shows the public content of an activity: time, place and directions, then the agenda, the speakers and the
 * text.
 */
export function Body({ one, now, signup }: Props) {
  const { agenda, speakers, materials } = one
  return (
    <>
      {one.cancelled && (
        <Notice tone="bad" title="活动已取消">
          {one.changeReason ?? '详情请咨询主办方'}
        </Notice>
      )}
      {!one.cancelled && one.movedFrom && (
        <Notice tone="warn" title="活动已改期">
          由{timeText(one.movedFrom)}改为{timeText(one.startTime)}
          {one.changeReason && `，原因：${one.changeReason}`}
        </Notice>
      )}
      <Card>
        <div className={styles.facts}>
          <RecordPicture path={one.cover} alt="" ratio="16 / 9" word={one.type} />
          <DescriptionList items={factsOf(one, now)} />
        </div>
      </Card>
      {signup}
      <div className={styles.pair}>
        {agenda.length > 0 && (
          <Card title="活动议程">
            <Timeline
              nodes={agenda.map(({ time, topic, speaker }, at) => ({
                id: `${time} ${String(at)}`,
                title: topic,
                stage: stageOf(one, time, now),
                meta: [time, speaker],
              }))}
            />
          </Card>
        )}
        {speakers.length > 0 && (
          <Card title="嘉宾">
            <List label="嘉宾">
              {speakers.map(({ name, position, org, photo }) => (
                <ListRow
                  key={`${name} ${org}`}
                  picture={photo && <RecordPicture path={photo} alt="" ratio="1" />}
                  title={name}
                  meta={[org, position]}
                />
              ))}
            </List>
          </Card>
        )}
      </div>
      <Card title="活动详情">
        <div className={styles.text}>
          <Rich html={one.contentHtml} />
        </div>
      </Card>
      {materials.length > 0 && (
        <Card title="活动资料">
          <FileList files={materials} label="活动资料" />
        </Card>
      )}
    </>
  )
}

/** Returns the progress of a part of the agenda by its hours (`09:00-09:30`, in the city's time zone). */
function stageOf({ startTime }: ActivityDetail, hours: string, now: number): TimelineNode['stage'] {
  const [from = NaN, to = NaN] = hours
    .split('-')
    .map((clock) => Date.parse(`${isoDay(startTime)}T${clock.trim()}:00+08:00`))
  if (now >= to) return 'done'
  return now >= from ? 'current' : 'ahead'
}

const factsOf = (one: ActivityDetail, now: number): [string, ReactNode][] => [
  ['时间', spanText(one, true)],
  ['地点', one.address ?? '线上参加'],
  ['交通', one.way],
  ['报名时间', `${timeText(one.signupStart)} 至 ${timeText(one.signupEnd)}`],
  ['名额', one.cancelled ? `共 ${String(one.quota)} 个` : <Seats key="seats" one={one} now={now} />],
  ['报名方式', one.needsReview ? '网上报名，主办方审核' : '网上报名，提交即成功'],
  ['直播', one.mode === '线下' ? undefined : `开始前 ${String(LIVE_MINUTES)} 分钟起，报名通过的可以进入`],
  ['主办', one.organizer],
  ['咨询电话', one.contactPhone && <PhoneLink key="phone" number={one.contactPhone} />],
]
