import * as v from 'valibot'
import { DeclarationForm, rdRatioOf } from '#api/declaration.ts'
import type { ChildItem, DeclareItem } from '#api/declare-item.ts'
import { StoredFile } from '#api/call/shape.ts'
import { moneyText } from '#lib/money.ts'
import type { Typed } from '#ui/form/typed.ts'

/** What is typed into the form. Amounts in 元; text where something was typed that is no number. */
export interface Values {
  /** 子项, '' where the item has none or none is chosen. */
  childrenName: string
  form: {
    revenue: Typed
    rdCost: Typed
    employees: Typed
    applyAmount: Typed
    projectName: string
    projectSummary: string
    /** Days, `2026-04-18`. */
    startDate: string
    endDate: string
    contactName: string
    contactPhone: string
  }
  /** One slot for each paper that the item asks for, in its order. */
  materials: Slot[]
  /** 承诺: that all of it is true. */
  agreed: boolean
}

/** The files of one paper. A file that rests on this device has a `local:` path. */
export interface Slot {
  name: string
  files: StoredFile[]
}

/** What the rules depend on: the item, its papers and its sub-items. */
export type Target = Pick<DeclareItem, 'quotaAmount' | 'materials'> & {
  subItems: readonly v.InferOutput<typeof ChildItem>[]
}

/** R&D cost in percent of revenue; undefined until both are numbers and there is a revenue. */
export function ratioOf({ revenue, rdCost }: Pick<Values['form'], 'revenue' | 'rdCost'>): number | undefined {
  return typeof revenue === 'number' && typeof rdCost === 'number' && revenue > 0
    ? rdRatioOf({ revenue, rdCost })
    : undefined
}

/** The most that may be asked for, in 元: the chosen sub-item's ceiling, else the item's; 0 where there is none. */
export const ceilingOf = ({ quotaAmount, subItems }: Target, childrenName: string): number =>
  subItems.find((one) => one.name === childrenName)?.quotaAmount ?? quotaAmount

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

/** The rules of one item's form. The city checks the same again. */
export function schemaFor(target: Target) {
  const required = new Set(target.materials.filter((one) => one.required).map((one) => one.name))
  const Slot = v.pipe(
    v.object({ name: v.string(), files: v.array(StoredFile) }),
    v.forward(
      v.check(
        ({ name, files }) => files.length > 0 || !required.has(name),
        ({ input }) => `请上传${input.name}`,
      ),
      ['files'],
    ),
  )
  return v.pipe(
    v.object({
      childrenName: v.pipe(
        v.string(),
        v.check((name) => name !== '' || target.subItems.length === 0, '请选择子项'),
      ),
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
