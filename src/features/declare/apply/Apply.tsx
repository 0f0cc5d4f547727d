import type { ReactNode } from 'react'
import { DraftForm, type FormNotice } from '#blocks/form/DraftForm.tsx'
import { declarationEnding } from '#features/declare/finish.ts'
import type { StepKey } from './step-keys.ts'
import { Company } from './steps/Company.tsx'
import { Confirm } from './steps/Confirm.tsx'
import { Materials } from './steps/Materials.tsx'
import { Project } from './steps/Project.tsx'
import { type ApplyInput, useApply } from './useApply.ts'

interface Props extends ApplyInput {
  /** Step in the address; missing if the address names none. */
  step: StepKey | undefined
  onStep: (key: StepKey) => void
  notice?: FormNotice
  /** Next fitting item, below the finish. */
  next?: ReactNode
}

/** Renders a declaration from its start, or from its draft, to its finish. */
export function Apply({ step, onStep, notice, next, ...input }: Props) {
  const form = useApply(input)
  return (
    <DraftForm
      form={form}
      submitLabel={form.base ? '提交补正' : '提交申报'}
      ending={declarationEnding(input.declaration ?? input.item, 'apply')}
      next={next}
      step={step}
      onStep={onStep}
      notice={notice}
    >
      {({ step, goTo }) =>
        ({
          company: <Company form={form} />,
          project: <Project form={form} />,
          materials: <Materials form={form} />,
          review: <Confirm form={form} goTo={goTo} />,
        })[step]
      }
    </DraftForm>
  )
}
