import { lazyRouteComponent, linkOptions } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { DraftForm, type FormNotice } from '#blocks/form/DraftForm.tsx'
import { partsFor } from '#offline/chunk.ts'
import { arriving } from '#ui/arriving.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Market } from './Market.tsx'
import { type TaskKey, taskKeys } from './steps.ts'
import { type SpecialInput, useSpecial } from './useSpecial.ts'

// The first task is there at once, and the others come while it is filled in: a step that is drawn after the press moves
// the buttons under the next one.
const parts = {
  figures: lazyRouteComponent(() => import('./Figures.tsx'), 'Figures'),
  people: lazyRouteComponent(() => import('./People.tsx'), 'People'),
  ip: lazyRouteComponent(() => import('./Ip.tsx'), 'Ip'),
  quality: lazyRouteComponent(() => import('./Quality.tsx'), 'Quality'),
  papers: lazyRouteComponent(() => import('./Papers.tsx'), 'Papers'),
  review: lazyRouteComponent(() => import('./Confirm.tsx'), 'Confirm'),
}
const partOf = (step: TaskKey) => (step === 'market' ? Market : parts[step])
const load = async (step: TaskKey): Promise<void> => (step === 'market' ? undefined : parts[step].preload?.())

// Nearly always the draft is here.
const CityDraftAwaited = arriving(
  async () => (await import('#blocks/form/CityDraftAwaited.tsx')).CityDraftAwaited,
)

// Nothing is said to the city before something was typed.
const CityDraft = arriving(async () => (await import('./CityDraft.tsx')).CityDraft)

interface Props extends SpecialInput {
  step: TaskKey
  onStep: (key: TaskKey) => void
  notice?: FormNotice
}

const mine = { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) }

/** A special declaration from its beginning, or from its draft here or at the city, to its receipt. */
export function Special({ step, onStep, notice, ...input }: Props) {
  const form = useSpecial(input)
  useEffect(() => taskKeys.forEach((key) => void load(key)), [])
  const open = async (key: TaskKey) => {
    if (await partsFor(`${input.href}&step=${key}`, () => load(key))) onStep(key)
  }
  return (
    <>
      <DraftForm
        form={form}
        submitLabel={input.returned ? '提交补正' : '提交申报'}
        mine={mine}
        step={step}
        onStep={(key) => void open(key)}
        notice={notice}
        awaited={<CityDraftAwaited {...form.awaited} />}
      >
        {({ step, goTo }) => {
          const Part = partOf(step)
          return (
            <Suspense fallback={<SkeletonText lines={8} />}>
              <Part form={form} goTo={goTo} />
            </Suspense>
          )
        }}
      </DraftForm>
      {form.isReady && !form.sentId && !input.returned && (
        <CityDraft form={form} isReview={step === 'review'} />
      )}
    </>
  )
}
