import { AttachmentField } from '#blocks/form/AttachmentField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { PaperHint } from '#features/declare/PaperHint.tsx'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders one upload slot for each paper that the item lists, and one more for a returned declaration. */
export function Materials({ form }: { form: ApplyForm }) {
  const returned = new Set(
    form.base?.materials.filter((one) => one.state === '需补正').map((one) => one.name),
  )
  return (
    <Columns>
      {form.target.papers.map(({ required, accept, maxSizeMb, limit, ...paper }, slot) => (
        <form.Field key={paper.name} name={`materials[${slot}].files`}>
          {(field) => (
            <AttachmentField
              {...form.bind(field)}
              required={required}
              hint={<PaperHint paper={paper} returned={returned.has(paper.name)} />}
              accept={accept.map((ending) => `.${ending}`).join(',')}
              maxSizeMb={maxSizeMb}
              limit={limit}
            />
          )}
        </form.Field>
      ))}
    </Columns>
  )
}
