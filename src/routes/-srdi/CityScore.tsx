import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#api/call/call.ts'
import { tool } from '#api/tool.ts'
import { useDeviceState } from '#offline/view.ts'
import type { RuleSetId, RuleSet } from '#rules/srdi.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import type { Findings } from '#rules/srdi/result.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { differences } from './differences.ts'
import styles from './srdi.module.css'

/** Pause in typing before the request to the city, in milliseconds. */
const TYPING_PAUSE = 800

interface Props {
  id: RuleSetId
  answers: SrdiAnswers
  local: Findings & { ruleSet: RuleSet }
}

/**
 * Shows whether the city's result for the same answers is equal; where it differs, shows the differences with
 * both rule versions.
 */
export function CityScore({ id, answers, local }: Props) {
  const { reach } = useDeviceState()
  const answersText = JSON.stringify(answers)
  const [settledText, setSettledText] = useState(answersText)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(answersText), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [answersText])
  const city = useQuery({
    queryKey: ['srdi-score', id, settledText],
    queryFn: ({ signal }) =>
      call(
        tool.srdiScore,
        { body: { ruleSet: id, answers: JSON.parse(settledText) as SrdiAnswers } },
        { signal },
      ),
    enabled: reach === 'online',
    retry: false,
    gcTime: 0,
  })
  if (reach === 'offline') return <p className={styles.small}>当前离线，结果由本机计算，与联网时相同。</p>
  if (!city.data || settledText !== answersText) return null
  const found = differences(local, city.data)
  if (!found.length) return <p className={styles.small}>已与市平台核对，结果一致。</p>
  return (
    <Notice tone="warn" title="市平台的结果与本机不同：">
      {found.join('；')}。规则版本：本机 {local.ruleSet.version}，市平台{' '}
      {city.data.ruleSet.version ?? '未注明'}
      。以市平台为准。
    </Notice>
  )
}
