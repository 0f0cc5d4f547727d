import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { timeText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { Button } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import aside from '#features/assistant/Aside.module.css'
import type { Entry } from './entries.ts'
import type { TalkAt } from './messages.ts'
import styles from './Talk.module.css'

interface Props {
  entries: readonly Entry[]
  /** Conversation that is open. */
  at: TalkAt
  onChoose: (at: TalkAt) => void
}

const isAt = (one: TalkAt, other: TalkAt) =>
  (one.key !== undefined && one.key === other.key) || (one.id !== undefined && one.id === other.id)

/** Lists the user's conversations, the hours of the city's staff, and the phone numbers. */
export function Talks({ entries, at, onChoose }: Props) {
  const { unreadOf } = useDeviceState()
  const isNew = at.key === undefined && at.id === undefined
  return (
    <>
      <section>
        <div className={aside.head}>
          <h3>我的咨询</h3>
          {!isNew && (
            <Button look="plain" onClick={() => onChoose({})}>
              新的咨询
            </Button>
          )}
        </div>
        {entries.length === 0 && <p className={aside.quiet}>暂无咨询记录。</p>}
        <ul className={styles.entries} aria-label="我的咨询">
          {entries.map((one) => {
            const unread = unreadOf[one.at.id ?? ''] ?? 0
            return (
              <li key={one.at.key ?? one.at.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={isAt(one.at, at) || undefined}
                  onClick={() => onChoose(one.at)}
                >
                  <span className={styles.entryTitle}>{one.title}</span>
                  <span className={styles.entryMeta}>
                    {timeText(one.time)}
                    <StateChip tone={one.state ? appealLifecycle.toneOf(one.state) : 'warn'}>
                      {one.state ?? '待发送'}
                    </StateChip>
                    {unread > 0 && <span className={styles.unread}>{unread} 条新消息</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>服务时间</h3>
        <p className={aside.quiet}>{contacts.hours}，工作人员在线答复；其他时间可以留言。</p>
      </section>
      <section>
        <h3 className={styles.heading}>电话咨询</h3>
        <p className={styles.numbers}>
          <a href={telHref(contacts.technicalHotline)}>技术热线 {contacts.technicalHotline}</a>
          <a href={telHref(contacts.serviceHotline)}>服务热线 {contacts.serviceHotline}</a>
          <a href={telHref(contacts.hotline)}>政务热线 {contacts.hotline}</a>
        </p>
      </section>
    </>
  )
}
