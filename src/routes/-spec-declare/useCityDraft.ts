import * as v from 'valibot'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { ZjtxRecord } from '#api/zjtx.ts'
import { useCityDraft as useDraftAtCity } from '#blocks/form/useCityDraft.ts'
import { fileIdOf } from '#lib/attachment.ts'
import { useAccount } from '#session/account.ts'
import type { SpecialForm } from './useSpecial.ts'
import { useUploads } from './useUploads.ts'
import { differingFields, draftForm, pathsOf } from './values.ts'

/** Saves a special declaration's draft at the city, too; sends nothing during the review. */
export function useCityDraft(form: SpecialForm, isReview: boolean) {
  const { enId } = useAccount()
  const { values, set, item } = form
  // Includes only uploaded files; `useUploads` uploads the others meanwhile.
  const materials = values.materials.flatMap(({ name, files }) =>
    files
      .filter(({ filePath }) => !fileIdOf(filePath))
      .map(({ filePath, fileName, size, type }) => ({ name, filePath, fileName, size, type })),
  )
  const target = { declareEntId: item.id, declareEnId: enId }
  const city = useDraftAtCity({
    form,
    values,
    kept: isReview ? undefined : { form: draftForm(values.form), materials },
    save: (kept) =>
      call(
        declare.zjtxDraft,
        { body: { ...(values.city.id ? values.city : {}), ...target, ...kept } },
        { quiet: true },
      ),
    read: (current) => {
      const parsed = v.safeParse(ZjtxRecord, current)
      return parsed.success ? parsed.output : undefined
    },
    isSame: (sent, current) =>
      differingFields(sent.form, current.form).length === 0 &&
      pathsOf(sent.materials) === pathsOf(current.materials),
    onSaved: ({ id, version }) => set('city', { id, version }),
  })
  useUploads(form, city.may)
  return city
}
