import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { matchLevelWords } from '#rules/match-words.ts'
import { fittingOf, questionsOf } from '#rules/match-report.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Button } from '#ui/Button.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { Fluent } from '#ui/form/Fluent.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Page } from '#ui/Page.tsx'
import { Answers } from './-calculate/Answers.tsx'
import { dictionariesQuery } from '#blocks/dictionaries.ts'
import { crumbs } from './-calculate/crumbs.ts'
import styles from './-calculate/match.module.css'
import { reportLink } from '#features/match/match-links.ts'
import { useResult } from './-calculate/report.ts'
import { RulesAge } from './-calculate/RulesAge.tsx'
import { RulesState } from './-calculate/RulesState.tsx'
import { CalculationPage } from './-calculate/CalculationPage.tsx'
import { RestartButton } from '#ui/form/RestartButton.tsx'
import { StepBar } from './-calculate/StepBar.tsx'
import { Totals } from './-calculate/Totals.tsx'
import type { SharedCalculation } from './-calculate/useCalculation.ts'

export const Route = createFileRoute('/_default/policy/calculate/match')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(dictionariesQuery),
  component: MatchPage,
})

/**
 * Shows 填写信息: the known data of the enterprise and the questions that the rules still need; the result
 * follows every answer.
 */
function MatchPage() {
  return (
    <CalculationPage title="填写企业信息" crumbs={crumbs}>
      {(held) => <Match held={held} />}
    </CalculationPage>
  )
}

function Match({ held }: { held: SharedCalculation }) {
  const { ask } = Route.useSearch()
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const { rules, result } = useResult(held)
  // Leaves the questions undefined where no policy was evaluated: no answer is needed then, but the answers
  // are not complete either.
  const questions = result?.evaluated ? questionsOf(result, held.facts) : undefined
  return (
    <Page
      title="填写企业信息"
      crumbs={crumbs}
      lead={held.setName ? '只填写判断所需的信息，填完即得出结果' : held.name}
      aside={
        held.hasSaid && (
          <RestartButton onRestart={() => void held.restart()}>
            本次填写的内容会清空，恢复为已登记的信息。已保存的报告不受影响。
          </RestartButton>
        )
      }
    >
      <StepBar at="match" />
      <Fluent>
        <form
          noValidate
          aria-label="企业信息"
          onSubmit={(event) => {
            event.preventDefault()
            void navigate(reportLink(held))
          }}
          className={styles.split}
        >
          <div>
            {held.setName && (
              <Card>
                <TextField
                  name="enterpriseName"
                  label="企业名称"
                  hint="选填，显示在报告中"
                  value={held.name === '未命名企业' ? '' : held.name}
                  onChange={held.setName}
                />
              </Card>
            )}
            <Answers
              held={held}
              questions={questions}
              ahead={rules.state === 'missing' || rules.state === 'failed'}
              ask={ask}
            />
            <ActionBar
              note={
                <>
                  {result && (
                    <span role="status">
                      {matchLevelWords.recommended} {result.totals.recommended} 条 ·{' '}
                      {matchLevelWords.potential} {result.totals.potential} 条
                    </span>
                  )}{' '}
                  {userInfo ? (
                    <DraftNote {...held.autosave} />
                  ) : (
                    <span role="status">{held.hasSaid && '已保存在本页，登录后不丢失'}</span>
                  )}
                </>
              }
            >
              <Button type="submit" look="primary">
                查看报告
              </Button>
            </ActionBar>
          </div>
          <div className={styles.aside}>
            {result ? (
              <Card title="当前结果">
                <Totals {...result} fitting={fittingOf(result)} />
                <RulesAge rules={rules} />
              </Card>
            ) : (
              <RulesState rules={rules} />
            )}
          </div>
        </form>
      </Fluent>
    </Page>
  )
}
