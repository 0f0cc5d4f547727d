import { call } from '#api/call/call.ts'
import { DemandDraft, MySupply, SupplyDraft } from '#api/docking.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { refusalsAs } from '#blocks/form/check.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useOwnCityForm } from '#blocks/own/useOwnCityForm.ts'
import { type Beginning, isNew } from '#blocks/own/useOwnForm.ts'
import { calls, type Kind, nouns } from '#features/docking/kinds.ts'
import { own } from '#features/docking/own/kind.tsx'
import {
  blankValues,
  DRAFT_SCHEMA,
  display,
  schemas,
  shown,
  steps,
  toDraft,
  toValues,
  type Values,
} from './schema.ts'

const draftShapes = { demand: DemandDraft, supply: SupplyDraft }

/** Names the required fields whose choices the city gives. */
const chosen = ['industry', 'region']

const refusals = refusalsAs({ images: 'pictures' })

/** Follows the form of a demand or a supply into the outbox. */
export function usePublish(kind: Kind, begin: Beginning<MySupply, Values>) {
  const choices = useDictionaries()
  const isBlank = isNew(begin)
  const { profile, known, sources } = useKnown(isBlank, ({ industry, district }) => ({
    industry,
    region: district,
  }))
  const form = useOwnCityForm({
    ...begin,
    own: own[kind],
    schemaVersion: DRAFT_SCHEMA,
    shape: MySupply,
    toValues,
    blank: blankValues(isBlank ? known : {}),
    needs: [profile],
    title: (values) => values.title || `未写标题的${nouns[kind]}`,
    schema: schemas[kind],
    ...display[kind],
    shown,
    steps: steps[kind],
    sources,
    later: choices.absent ? chosen : undefined,
    refusals,
    send: (body) => [calls[kind].save, { body }],
    city: {
      toBody: toDraft,
      schema: draftShapes[kind],
      save: (body) => call(calls[kind].save, { body }, { quiet: true }),
      mine: calls[kind].mine,
    },
  })
  return { ...form, choices }
}

export type PublishForm = ReturnType<typeof usePublish>
