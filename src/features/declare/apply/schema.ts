import * as v from 'valibot'
import { DeclarationForm, rdRatioOf } from '#api/declaration.ts'
import type { declarationFields } from '#api/declaration-fields.ts'
import type { ChildItem, DeclareItem } from '#api/declare-item.ts'
import { StoredFile } from '#api/call/shape.ts'
import type { Inside, ValuesOf } from '#blocks/form/fields.ts'
import type { Shown } from '#blocks/form/shown.ts'
import type { Attachment } from '#lib/attachment.ts'
import { moneyText } from '#lib/money.ts'
import type { Paper } from './supplement.ts'

/** What is typed into the form. Amounts in 元; text where something was typed that is no number. */
export interface Values {
  /** 子项, '' while none is chosen; asked for where the item has any. */
  childrenName: string
  form: ValuesOf<Inside<typeof declarationFields, 'form'>>
  /** One slot for each paper, in the order of the item. */
  materials: Slot[]
  /** 承诺: that all of it is true. */
  agreed: boolean
}

/** The files of one paper. */
interface Slot {
  name: string
  files: Attachment[]
}

/** What the rules depend on: the item's ceiling, its papers and its sub-items. */
export interface Target {
  quotaAmount: DeclareItem['quotaAmount']
  papers: readonly Paper[]
  subItems: readonly ChildItem[]
}

/** Asks for a sub-item where the item has any, also while they are not here (`isAbsent`). */
export const shownFor = ({ subItems }: Pick<Target, 'subItems'>, isAbsent = false): Shown<Values> => ({
  childrenName: () => isAbsent || subItems.length > 0,
})

/** R&D cost in percent of revenue; undefined until both are numbers and there is a revenue. */
export function ratioOf({ revenue, rdCost }: Pick<Values['form'], 'revenue' | 'rdCost'>): number | undefined {
  return typeof revenue === 'number' && typeof rdCost === 'number' && revenue > 0
    ? rdRatioOf({ revenue, rdCost })
    : undefined
}

/** The most that may be asked for, in 元: the chosen sub-item's ceiling, else the item's; 0 where there is none. */
export const ceilingOf = (
  { quotaAmount, subItems }: Pick<Target, 'quotaAmount' | 'subItems'>,
  childrenName = '',
): number => subItems.find((one) => one.name === childrenName)?.quotaAmount ?? quotaAmount

/** How the city, too, begins to say that an amount is over its limit. */
export const LIMIT = '本项目最高'

/** 本项目最高 50 万元, from 元. */
export const limitText = (yuan: number): string => `${LIMIT} ${moneyText(yuan)}`

/** The contract's form with the ratio computed; unreadable text counts as missing. What is over 100 % is said at the cost. */
const Form = v.pipe(
  v.custom<Values['form']>((form) => typeof form === 'object' && form !== null),
  v.transform((form): unknown => ({ ...form, rdRatio: Math.min(100, ratioOf(form) ?? 0) })),
  DeclarationForm,
)

/** What the schema has let through. */
export type Checked = v.InferOutput<ReturnType<typeof schemaFor>>

/** The rules of one item's form. The city checks the same again. */
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
    v.object({
      childrenName: v.exactOptional(v.pipe(v.string(), v.minLength(1, '请选择子项'))),
      form: Form,
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
