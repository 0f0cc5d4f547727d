import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import type { Snapshot } from '#features/srdi/srdi-draft.ts'
import { pointsText, stateWords, verdictWords } from '#features/srdi/srdi-words.ts'
import { ruleSets } from '#rules/srdi.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import styles from './srdi.module.css'
import type { SelfEvaluation } from './useSelfEvaluation.ts'

/** Lists the saved results, which never change; two of them can be compared. */
export function SavedResults({ self }: { self: SelfEvaluation }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { saved } = self
  const around = useKeptFocus<HTMLDivElement>()
  if (!saved.length) return null
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2),
    )
  const pair = saved.filter(({ id }) => chosen.includes(id))
  return (
    <div {...around}>
      <Card title="保存的结果" aside="保存后不再变化；选两份可以对比">
        <List label="保存的结果">
          {saved.map((one) => {
            const { words, tone } = verdictWords(one.found)
            const name = <span className="visually-hidden">：{timeText(one.at)} 的结果</span>
            return (
              <ListRow
                key={one.id}
                title={`${timeText(one.at)} 的结果`}
                meta={[
                  ruleSets[one.ruleSet].name,
                  `规则版本 ${one.version}`,
                  one.found.total === undefined ? undefined : scoreOf(one),
                ]}
                state={<StateChip tone={tone}>{words}</StateChip>}
                actions={
                  <>
                    <Button
                      look="plain"
                      aria-pressed={chosen.includes(one.id)}
                      onClick={() => toggle(one.id)}
                    >
                      {chosen.includes(one.id) ? '取消对比' : '对比'}
                      {name}
                    </Button>
                    <Button look="plain" onClick={() => self.drop(one.id)}>
                      删除
                      {name}
                    </Button>
                  </>
                }
              />
            )
          })}
        </List>
        {pair.length === 2 && <ResultComparison older={pair[1]!} newer={pair[0]!} />}
      </Card>
    </div>
  )
}

const scoreOf = ({ found: { from, to, total } }: Snapshot) =>
  total === undefined ? '不计分' : pointsText(from ?? total, to ?? total)

/** Compares two results line by line; differences are marked in words, too. */
function ResultComparison({ older, newer }: { older: Snapshot; newer: Snapshot }) {
  const rows = [...linesOf(older).keys(), ...linesOf(newer).keys()]
  return (
    <table className={styles.table}>
      <caption>两次结果对比</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">{timeText(older.at)}</th>
          <th scope="col">{timeText(newer.at)}</th>
          <th scope="col">变化</th>
        </tr>
      </thead>
      <tbody>
        {[...new Set(rows)].map((name) => {
          const [before, after] = [linesOf(older).get(name) ?? '—', linesOf(newer).get(name) ?? '—']
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="较早">{before}</td>
              <td data-label="较新">{after}</td>
              <td data-label="变化">{before === after ? '没有变化' : '有变化'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const linesOf = (one: Snapshot): Map<string, string> =>
  new Map([
    ['标准', ruleSets[one.ruleSet].name],
    ['总分', scoreOf(one)],
    ...one.found.conditions.map(
      ({ name, state, value }) => [name, `${stateWords[state]}（${value}）`] as const,
    ),
    ...one.found.parts.flatMap(({ indicators }) =>
      indicators.map(({ name, value, points }) => [name, `${value}，${String(points)} 分`] as const),
    ),
  ])
