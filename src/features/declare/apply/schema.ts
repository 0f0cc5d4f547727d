import * as v from 'valibot'
import { DeclarationForm } from '#api/declaration.ts'
import type { declarationFields } from '#api/declaration-fields.ts'
import type { ChildItem, DeclareItem } from '#api/declare-item.ts'
import type { ItemField } from '#api/item-fields.ts'
import { StoredFile } from '#api/call/shape.ts'
import type { Inside, ValuesOf } from '#blocks/form/fields.ts'
import type { Shown } from '#blocks/form/shown.ts'
import type { Attachment } from '#lib/attachment.ts'
import { moneyText } from '#lib/money.ts'
import type { Typed } from '#ui/form/typed.ts'
import { detailsSchema, withComparedForm } from './details.ts'
import type { Paper } from './supplement.ts'

/** Values of the form. Amounts in 元; text if the typed text is no number. */
export interface Values {
  /** Chosen sub-item (子项), '' while none is chosen; shown if the item has any. */
  childrenName: string
  form: ValuesOf<Inside<typeof declarationFields, 'form'>>
  /** Values of the item's own fields by key; undefined or '' while empty. */
  details: Record<string, Typed>
  /** Upload slots, one for each paper, in the order of the item. */
  materials: Slot[]
  /** Commitment (承诺) that everything is true. */
  agreed: boolean
}

/** Upload slot with the files of one paper. */
interface Slot {
  name: string
  files: Attachment[]
}

/** Facts of the item that the rules depend on: its ceiling, its fields, its papers and its sub-items. */
export interface Target {
  quotaAmount: DeclareItem['quotaAmount']
  fields: readonly ItemField[]
  papers: readonly Paper[]
  subItems: readonly ChildItem[]
}

/** Shows the field of the sub-item if the item has any, also while they are not loaded (`isAbsent`). */
export const shownFor = ({ subItems }: Pick<Target, 'subItems'>, isAbsent = false): Shown<Values> => ({
  childrenName: () => isAbsent || subItems.length > 0,
})

/** Returns the maximum amount in 元: the ceiling of the chosen sub-item, else of the item; 0 if there is none. */
export const ceilingOf = (
  { quotaAmount, subItems }: Pick<Target, 'quotaAmount' | 'subItems'>,
  childrenName = '',
): number => subItems.find((one) => one.name === childrenName)?.quotaAmount ?? quotaAmount

/** Beginning of the error for an amount over its limit, the same in the words of the city. */
export const LIMIT = '本项目最高'

/** Returns the limit in words: 本项目最高 50 万元, from 元. */
export const limitText = (yuan: number): string => `${LIMIT} ${moneyText(yuan)}`

/** Values that have passed the schema. */
export type Checked = v.InferOutput<ReturnType<typeof schemaFor>>

/** Returns the rules of one item's form. The city checks the same again. */
export function schemaFor(target: Target) {
  const paperOf = (name: string) => target.papers.find((one) => one.name === name)
  const Slot = v.pipe(
    v.object({ name: v.string(), files: v.array(StoredFile) }),
    v.forward(
      v.check(
        ({ name, files }) => files.length > 0 || !paperOf(name)?.required,
        ({ input }) => `请上传${input.name}`,
      ),
      ['files'],
    ),
    v.forward(
      v.check(
        ({ name, files }) => files.length <= (paperOf(name)?.limit ?? Infinity),
        ({ input }) => `${input.name}最多 ${String(paperOf(input.name)?.limit)} 个`,
      ),
      ['files'],
    ),
  )
  return v.pipe(
    v.unknown(),
    v.transform(withComparedForm),
    v.object({
      childrenName: v.exactOptional(v.pipe(v.string(), v.minLength(1, '请选择子项'))),
      form: DeclarationForm,
      details: detailsSchema(target.fields),
      materials: v.array(Slot),
      agreed: v.literal(true, '请先确认承诺'),
    }),
    v.forward(
      v.partialCheck(
        [['childrenName'], ['form', 'applyAmount']],
        ({ childrenName, form }) => form.applyAmount <= (ceilingOf(target, childrenName) || Infinity),
        ({ input }) => limitText(ceilingOf(target, input.childrenName)),
      ),
      ['form', 'applyAmount'],
    ),
  )
}
