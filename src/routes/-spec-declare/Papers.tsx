import { AttachmentField } from '#blocks/form/AttachmentField.tsx'
import { MaterialFields } from '#features/declare/materials/MaterialFields.tsx'
import { PaperHint } from '#features/declare/PaperHint.tsx'
import type { SpecialForm } from './useSpecial.ts'

/** Largest number of files of a material. */
const MAX_FILES = 10

/** Shows the materials of the item. */
export function Papers({ form }: { form: SpecialForm }) {
  const { item, values, set } = form
  return (
    <MaterialFields
      papers={item.materials.map((one) => ({ ...one, limit: MAX_FILES }))}
      slots={values.materials}
      itemId={item.id}
      onAdd={(slot, added) => set(`materials[${slot}].files`, (files) => [...files, ...added])}
    >
      {({ required, accept, maxSizeMb, limit, ...paper }, slot, held, prepare) => (
        <form.Field key={paper.name} name={`materials[${slot}].files`}>
          {(field) => (
            <AttachmentField
              {...form.bind(field)}
              required={required}
              hint={<PaperHint paper={paper} />}
              accept={accept.map((ending) => `.${ending}`).join(',')}
              maxSizeMb={maxSizeMb}
              limit={limit}
              held={held}
              prepare={prepare}
            />
          )}
        </form.Field>
      )}
    </MaterialFields>
  )
}
