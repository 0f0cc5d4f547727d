import { useQuery } from '@tanstack/react-query'
import type { DeclareItem } from '#api/declare-item.ts'
import { Answer } from '#blocks/answer/Answer.tsx'
import { dayText } from '#lib/dates.ts'
import { moneyText, upToText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { recordOf } from '#features/declare/status.ts'
import { useOutbox } from '#offline/view.ts'
import { linkTo, listQuery } from './benefits.ts'

const STAGE = '意愿确认'

const sumOf = <T,>(all: readonly T[], amountOf: (one: T) => number | undefined) =>
  all.reduce((sum, one) => sum + (amountOf(one) ?? 0), 0)

/**
 * Answers what waits for a confirmation: for an enterprise its own sum, for everybody the batches in that stage. The
 * city lists own ones first, so that the first page has them; what waits in the outbox is no longer ready.
 */
export function ReadySum() {
  const outbox = useOutbox()
  const isSent = ({ running }: DeclareItem) =>
    running !== undefined && outbox.some(({ record }) => record === recordOf(running.id))
  return (
    <Answer label="待确认" query={useQuery(listQuery({}))}>
      {({ records }) => {
        const batches = records.filter(({ benefit }) => benefit?.stage === STAGE)
        const mine = records.filter((one) => one.running?.status === STAGE && !isSent(one))
        const ends = (mine.length > 0 ? mine : batches).flatMap(
          ({ benefit }) => benefit?.confirmDeadline ?? [],
        )
        const [soonest] = ends.toSorted()
        const stage = linkTo({ stage: STAGE })
        const own = linkTo({ scope: 'mine' })
        return [
          ...(mine.length > 0
            ? [
                {
                  value: moneyText(sumOf(mine, ({ running }) => running?.amount)),
                  words: `本企业 ${String(mine.length)} 项待确认`,
                  link: own,
                },
              ]
            : []),
          ...(soonest
            ? [{ value: dayText(soonest), words: '最早截止确认', link: mine.length > 0 ? own : stage }]
            : []),
          { value: `${String(batches.length)} 批`, words: '正在确认', link: stage },
          {
            value: `${numberText(sumOf(batches, ({ benefit }) => benefit?.matchedCount))} 家`,
            words: '匹配企业',
            link: stage,
          },
          ...(batches.length > 0
            ? [
                {
                  value: upToText(Math.max(...batches.map(({ quotaAmount }) => quotaAmount))),
                  words: '单户金额',
                  link: stage,
                },
              ]
            : []),
        ]
      }}
    </Answer>
  )
}
