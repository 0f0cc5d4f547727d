import { srdiLink, type SrdiStep, srdiSteps } from '#features/srdi/links.ts'
import { useNavigate } from '@tanstack/react-router'
import { FormEffort } from '#blocks/form/FormEffort.tsx'
import { useDeviceState } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { Fluent } from '#ui/form/Fluent.tsx'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Stepper } from '#ui/form/Stepper.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { CurrentResult } from './CurrentResult.tsx'
import { Field } from './Field.tsx'
import { stepTitles } from './fields.ts'
import { Result } from './Result.tsx'
import styles from './srdi.module.css'
import { fieldsFor, missingOf, type SelfEvaluation } from './useSelfEvaluation.ts'

/** Scrolls to the result below the last form and focuses it, so that it is read from its start. */
function readResult() {
  const result = document.getElementById('srdi-result')
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'start' })
}

/** Shows one of the three forms; the result follows every answer. */
export function Form({ self, step }: { self: SelfEvaluation; step: SrdiStep }) {
  const navigate = useNavigate()
  const { storage } = useDeviceState()
  const fields = fieldsFor(self.tier).filter((one) => one.step === step)
  const at = srdiSteps.indexOf(step)
  const [before, after] = [srdiSteps[at - 1], srdiSteps[at + 1]]
  const wrong = new Set(
    fieldsFor(self.tier)
      .filter(({ key }) => self.problems.has(key))
      .map((one) => one.step),
  )
  const missing = missingOf(self.tier, self.answers)
  const incomplete = new Set(missing.map((one) => one.step))
  const filled = fieldsFor(self.tier).length - missing.length
  const note = self.isMember ? (
    <DraftNote {...self.autosave} />
  ) : (
    <span role="status">
      {self.hasAnswers && `已保存在本页，关闭浏览器后清除${storage === 'disk' ? '；登录后保存到本机' : ''}`}
    </span>
  )
  return (
    <>
      <Fluent>
        <form
          noValidate
          aria-label={stepTitles[step]}
          onSubmit={(event) => {
            event.preventDefault()
            if (after) void navigate(srdiLink(after, self.of))
            else readResult()
          }}
          className={styles.split}
        >
          <div>
            <FormCard>
              <Stepper
                steps={srdiSteps.map((key) => ({ key, title: stepTitles[key] }))}
                current={step}
                reached={srdiSteps.length}
                done={new Set(srdiSteps.filter((key) => !incomplete.has(key)))}
                wrong={wrong}
                onGo={(key) => void navigate(srdiLink(key as SrdiStep, self.of))}
              />
              <FormEffort effort={{ filled, fields: missing.length, papers: 0 }} end="可以查看结果" />
              {step === 'form1' && self.setName && (
                <Columns>
                  <TextField
                    name="name"
                    label="企业名称"
                    hint="选填，显示在结果中"
                    value={self.name === '未命名企业' ? '' : self.name}
                    onChange={self.setName}
                  />
                </Columns>
              )}
              <Columns title={stepTitles[step]}>
                {fields.map((field) => (
                  <Field key={field.key} field={field} self={self} />
                ))}
              </Columns>
              <ActionBar note={note}>
                {before && <LinkButton link={srdiLink(before, self.of)}>上一步</LinkButton>}
                <Button type="submit" look="primary">
                  {after ? '下一步' : '查看结果'}
                </Button>
              </ActionBar>
            </FormCard>
          </div>
          <div className={styles.aside}>
            <CurrentResult self={self} />
          </div>
        </form>
      </Fluent>
      {!after && <Result self={self} />}
    </>
  )
}
