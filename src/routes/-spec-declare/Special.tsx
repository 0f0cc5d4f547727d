import { linkOptions } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Market } from './Market.tsx'
import type { TaskKey } from './steps.ts'
import { type SpecialInput, useSpecial } from './useSpecial.ts'

// Each task comes as it is opened; offline all of them are there.
const Figures = lazy(async () => ({ default: (await import('./Figures.tsx')).Figures }))
const People = lazy(async () => ({ default: (await import('./People.tsx')).People }))
const Ip = lazy(async () => ({ default: (await import('./Ip.tsx')).Ip }))
const Quality = lazy(async () => ({ default: (await import('./Quality.tsx')).Quality }))
const Papers = lazy(async () => ({ default: (await import('./Papers.tsx')).Papers }))
// Nothing is said to the city before something was typed.
const CityDraft = lazy(async () => ({ default: (await import('./CityDraft.tsx')).CityDraft }))
const Confirm = lazy(async () => ({ default: (await import('./Confirm.tsx')).Confirm }))

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
          <Suspense fallback={<SkeletonText lines={8} />}>
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
          </Suspense>
        )}
      </DraftForm>
      {form.isReady && !form.sentId && !input.returned && (
        <Suspense>
          <CityDraft form={form} isReview={step === 'review'} />
        </Suspense>
      )}
    </>
  )
}
