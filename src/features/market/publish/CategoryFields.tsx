import { marketCategories } from '#api/market.ts'
import type { Category } from '#features/market/tree.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { PublishForm } from './usePublish.ts'

/** The ways below a category that a listing may be put into: to where the tree ends. */
const waysBelow = (nodes: readonly Category[]): string[] =>
  nodes.flatMap(({ name, children }) =>
    children?.length ? waysBelow(children).map((rest) => `${name} / ${rest}`) : [name],
  )

/** The category comes first: which facts are asked for follows from it. */
export function CategoryFields({ form }: { form: PublishForm }) {
  const { bind, values } = form
  const { tree, absent } = form.categories
  const below = tree.find(({ name }) => name === values.branch)?.children ?? []
  // What a copy or a draft says stands there even where the tree was never read.
  const ways = [...new Set([...waysBelow(below), ...(values.category ? [values.category] : [])])]
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
          <SelectField {...bind(field)} required options={ways} absent={values.branch ? absent : undefined} />
        )}
      </form.Field>
    </Columns>
  )
}
