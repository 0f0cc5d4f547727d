import * as v from 'valibot'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { ZjtxRecord } from '#api/zjtx.ts'
import { useCityDraft as useDraftAtCity } from '#blocks/form/useCityDraft.ts'
import { fileIdOf } from '#lib/attachment.ts'
import { useAccount } from '#session/account.ts'
import type { SpecialForm } from './useSpecial.ts'
import { useUploads } from './useUploads.ts'
import { differing, draftForm, pathsOf } from './values.ts'

/** Keeps a special declaration's draft at the city, too; nothing is sent while it is looked through. */
export function useCityDraft(form: SpecialForm, isReview: boolean) {
  const { enId } = useAccount()
  const { values, set, item } = form
  // Papers that only this device has are uploaded meanwhile.
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
      differing(sent.form, current.form).length === 0 &&
      pathsOf(sent.materials) === pathsOf(current.materials),
    onSaved: ({ id, version }) => set('city', { id, version }),
  })
  useUploads(form, city.may)
  return city
}
