import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { DraftForm, type FormNotice } from '#blocks/form/DraftForm.tsx'
import { declarationEnding } from '#features/declare/finish.ts'
import { loadChunksFor } from '#offline/chunk.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Market } from './Market.tsx'
import { type TaskKey, taskKeys } from './steps.ts'
import { type SpecialInput, useSpecial } from './useSpecial.ts'

// Bundles the first task and preloads the others: a step that is rendered after the press would move the
// buttons below.
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

// Loaded on demand, because nearly always the draft is on this device.
const CityDraftAwaited = lazyPart(
  async () => (await import('#blocks/form/CityDraftAwaited.tsx')).CityDraftAwaited,
)

// Loaded on demand, because nothing is saved at the city before the user has typed.
const CityDraft = lazyPart(async () => (await import('./CityDraft.tsx')).CityDraft)

interface Props extends SpecialInput {
  step: TaskKey
  onStep: (key: TaskKey) => void
  notice?: FormNotice
  /** Next fitting item, below the finish. */
  next?: ReactNode
}

/**
 * Shows a special declaration from its start, or from its draft on the device or at the city, to its finish.
 */
export function Special({ step, onStep, notice, next, ...input }: Props) {
  const form = useSpecial(input)
  useEffect(() => taskKeys.forEach((key) => void load(key)), [])
  const open = async (key: TaskKey) => {
    if (await loadChunksFor(`${input.href}&step=${key}`, () => load(key))) onStep(key)
  }
  return (
    <>
      <DraftForm
        form={form}
        submitLabel={input.returned ? '提交补正' : '提交申报'}
        ending={declarationEnding(input.item, 'spec-declare')}
        next={next}
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
