import { AttachmentField } from '#blocks/form/AttachmentField.tsx'
import { PaperHint } from '#features/declare/PaperHint.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import type { SpecialForm } from './useSpecial.ts'

/** Shows one upload field for each material of the item. */
export function Papers({ form }: { form: SpecialForm }) {
  return (
    <Columns>
      {form.item.materials.map(({ required, accept, maxSizeMb, ...paper }, slot) => (
        <form.Field key={paper.name} name={`materials[${slot}].files`}>
          {(field) => (
            <AttachmentField
              {...form.bind(field)}
              required={required}
              hint={<PaperHint paper={paper} />}
              accept={accept.map((ending) => `.${ending}`).join(',')}
              maxSizeMb={maxSizeMb}
              limit={10}
            />
          )}
        </form.Field>
      ))}
    </Columns>
  )
}
