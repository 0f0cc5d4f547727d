import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { CityDraft } from './CityDraft.tsx'
import { Confirm } from './Confirm.tsx'
import { Figures } from './Figures.tsx'
import { Ip } from './Ip.tsx'
import { Market } from './Market.tsx'
import { Papers } from './Papers.tsx'
import { People } from './People.tsx'
import { Quality } from './Quality.tsx'
import type { TaskKey } from './steps.ts'
import { type SpecialInput, useSpecial } from './useSpecial.ts'

interface Props extends SpecialInput {
  step: TaskKey
  onStep: (key: TaskKey) => void
  notice?: ReactNode
}

const mine = { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) }

/** A special declaration from its beginning, or from its draft here or at the city, to its receipt. */
export function Special({ step, onStep, notice, ...input }: Props) {
  const form = useSpecial(input)
  return (
    <>
      <DraftForm
        form={form}
        submitLabel={input.returned ? '提交补正' : '提交申报'}
        mine={mine}
        step={step}
        onStep={onStep}
        notice={notice}
      >
        {({ step, goTo }) => (
          <>
            {
              {
                market: <Market form={form} />,
                figures: <Figures form={form} />,
                people: <People form={form} />,
                ip: <Ip form={form} />,
                quality: <Quality form={form} />,
                papers: <Papers form={form} />,
                review: <Confirm form={form} goTo={goTo} />,
              }[step]
            }
          </>
        )}
      </DraftForm>
      {form.isReady && !form.sentId && !input.returned && (
        <CityDraft form={form} isReview={step === 'review'} />
      )}
    </>
  )
}
