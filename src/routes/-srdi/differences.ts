import type { SrdiScore } from '#api/tool.ts'
import { pointsText, stateWords } from '#features/srdi/srdi-words.ts'
import type { Findings } from '#rules/srdi/result.ts'

/** In what the city's finding differs from the one here, in words; empty where both say the same. */
export function differences(here: Findings, city: SrdiScore): string[] {
  const said = (one: Pick<Findings, 'from' | 'to' | 'total'>) =>
    one.total === undefined ? undefined : pointsText(one.from ?? one.total, one.to ?? one.total)
  const [ours, theirs] = [said(here), said(city)]
  const totals = ours === theirs ? [] : [`总分本机 ${ours ?? '无'}、市平台 ${theirs ?? '无'}`]
  const conditions = here.conditions.flatMap(({ name, state }) => {
    const other = city.conditions.find((one) => one.name === name)?.state
    return other === state
      ? []
      : [`${name}本机${stateWords[state]}、市平台${other ? stateWords[other] : '没有这一项'}`]
  })
  return [...totals, ...conditions]
}
