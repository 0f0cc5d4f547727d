import type { SrdiScore } from '#api/tool.ts'
import { pointsText, stateWords } from '#features/srdi/srdi-words.ts'
import type { Findings } from '#rules/srdi/result.ts'

/** Returns the differences between the city's result and the local one, in words; empty where both agree. */
export function differences(here: Findings, city: SrdiScore): string[] {
  const totalText = (one: Pick<Findings, 'from' | 'to' | 'total'>) =>
    one.total === undefined ? undefined : pointsText(one.from ?? one.total, one.to ?? one.total)
  const [ours, theirs] = [totalText(here), totalText(city)]
  const totals = ours === theirs ? [] : [`总分本机 ${ours ?? '无'}、市平台 ${theirs ?? '无'}`]
  const conditions = here.conditions.flatMap(({ name, state }) => {
    const other = city.conditions.find((one) => one.name === name)?.state
    return other === state
      ? []
      : [`${name}本机${stateWords[state]}、市平台${other ? stateWords[other] : '没有这一项'}`]
  })
  return [...totals, ...conditions]
}
