import type { ComponentType } from 'react'
import type { AppealBrief } from '#api/appeal.ts'
import type { Asked } from '#features/assistant/conversation.ts'
import { SendBox } from '#features/assistant/SendBox.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { mayTalk } from '#rules/appeal-talk.ts'
import { Button } from '#ui/Button.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Head } from './Head.tsx'
import { Ending } from './Ending.tsx'
import type { TalkAt } from './messages.ts'
import styles from './Talk.module.css'
import { TalkLog } from './TalkLog.tsx'
import { useTalk } from './useTalk.ts'
import { useWriting } from './useWriting.ts'

interface Props {
  at: TalkAt
  /** Opens another conversation; one without key and id is new. */
  onAt: (at: TalkAt) => void
  onBack: () => void
  rate: ComponentType<{ one: AppealBrief }>
  onAsk: (asked: Asked) => void
  onLeave: () => void
}

/** Renders one conversation: participants, messages, end, and text box. */
export function Room({ at: chosen, onAt, onBack, rate, onAsk, onLeave }: Props) {
  const { at, one, messages } = useTalk(chosen)
  const { typed, type, problem, returned, send, takeBack, sendAnew } = useWriting(at, chosen, onAt)
  const { data } = one
  const isOver = data !== undefined && !mayTalk(data.state)
  const isComing = at.id !== undefined && data === undefined && messages.length === 0
  return (
    <div className={styles.room}>
      <Head one={data} messages={messages} onBack={onBack} onLeave={onLeave} />
      {isComing ? (
        <div className={styles.coming}>
          <Loaded query={one} skeleton={<SkeletonText lines={6} />} onPage>
            {() => null}
          </Loaded>
        </div>
      ) : (
        <TalkLog
          key={chosen.key ?? chosen.id ?? 'new'}
          messages={messages}
          isOver={isOver}
          onChoose={onAsk}
          onTakeBack={takeBack}
          onAnew={sendAnew}
          onLeave={onLeave}
        />
      )}
      <div className={styles.end}>
        {data && <Ending one={data} rate={rate} />}
        {isOver ? (
          <p className={styles.ended}>
            对话已结束。
            <Button onClick={() => onAt({})}>新的咨询</Button>
          </p>
        ) : (
          <SendBox
            key={chosen.key ?? chosen.id ?? 'new'}
            typed={typed}
            onType={type}
            onSend={send}
            label="输入要咨询的内容"
            placeholder={messages.length ? '补充说明' : '请写明要咨询的事情，工作人员在此答复'}
            problem={problem}
            focus={returned}
            note="对话与“我的诉求”是同一份记录。"
          />
        )}
      </div>
    </div>
  )
}
