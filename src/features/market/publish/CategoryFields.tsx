import { marketCategories } from '#api/market.ts'
import type { Category } from '#features/market/tree.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { PublishForm } from './usePublish.ts'

/** Returns the paths below a category, down to its leaves. */
const pathsBelow = (nodes: readonly Category[]): string[] =>
  nodes.flatMap(({ name, children }) =>
    children?.length ? pathsBelow(children).map((rest) => `${name} / ${rest}`) : [name],
  )

/** Shows the fields of the category, on which the other fields depend. */
export function CategoryFields({ form }: { form: PublishForm }) {
  const { bind, values } = form
  const { tree, absent } = form.categories
  const below = tree.find(({ name }) => name === values.branch)?.children ?? []
  // Keeps the category of a copy or a draft even if the tree was never loaded.
  const paths = [...new Set([...pathsBelow(below), ...(values.category ? [values.category] : [])])]
  return (
    <Columns title="分类">
      <form.Field name="branch">
        {(field) => {
          const bound = bind(field)
          return (
            <SelectField
              {...bound}
              required
              options={marketCategories}
              onChange={(next) => {
                bound.onChange(next)
                form.set('category', '')
              }}
            />
          )
        }}
      </form.Field>
      <form.Field name="category">
        {(field) => (
          <SelectField
            {...bind(field)}
            required
            options={paths}
            absent={values.branch ? absent : undefined}
          />
        )}
      </form.Field>
    </Columns>
  )
}
