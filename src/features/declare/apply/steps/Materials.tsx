import { AttachmentField } from '#blocks/form/AttachmentField.tsx'
import { MaterialFields } from '#features/declare/materials/MaterialFields.tsx'
import { PaperHint } from '#features/declare/PaperHint.tsx'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders the materials that the item lists, and one slot more for a returned declaration. */
export function Materials({ form }: { form: ApplyForm }) {
  const returned = new Set(
    form.base?.materials.filter((one) => one.state === '需补正').map((one) => one.name),
  )
  return (
    <MaterialFields
      papers={form.target.papers}
      slots={form.values.materials}
      itemId={form.item.id}
      onAdd={(slot, added) => form.set(`materials[${slot}].files`, (files) => [...files, ...added])}
    >
      {({ required, accept, maxSizeMb, limit, ...paper }, slot, held, prepare) => (
        <form.Field key={paper.name} name={`materials[${slot}].files`}>
          {(field) => (
            <AttachmentField
              {...form.bind(field)}
              required={required}
              hint={<PaperHint paper={paper} returned={returned.has(paper.name)} />}
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
