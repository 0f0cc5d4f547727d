import { priceModes } from '#api/serve-product.ts'
import { PictureField } from '#blocks/form/PictureField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { RichField } from '#ui/form/RichField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { markupIn } from '#lib/markup.ts'
import { MOST_DESCRIPTION, display } from './schema.ts'
import type { ProductFormState } from './useProductForm.ts'

const { numbers } = display
const EACH_LINE = '每行一项，最多 10 项'

/** Shows the fields of a service. */
export function Fields({ form, types }: { form: ProductFormState; types: readonly string[] }) {
  const { bind } = form
  return (
    <>
      <Columns title="服务内容">
        <form.Field name="name">
          {(field) => <TextField {...bind(field)} required wide hint="最多 50 个字" />}
        </form.Field>
        <form.Field name="serviceType">
          {(field) => <SelectField {...bind(field)} required options={types} hint="只能选机构已开展的类别" />}
        </form.Field>
        <form.Field name="summary">
          {(field) => (
            <TextArea {...bind(field)} required rows={3} limit={200} hint="一两句话说明服务对象和内容" />
          )}
        </form.Field>
      </Columns>
      <Columns title="价格和周期">
        <form.Field name="priceMode">
          {(field) => <SelectField {...bind(field)} required options={priceModes} />}
        </form.Field>
        <form.Field name="priceMin">
          {(field) => <NumberField {...bind(field)} required {...numbers.priceMin} />}
        </form.Field>
        <form.Field name="priceMax">
          {(field) => <NumberField {...bind(field)} required {...numbers.priceMax} />}
        </form.Field>
        <form.Field name="duration">
          {(field) => (
            <TextField
              {...bind(field)}
              required
              hint="如 15 个工作日、3 个月；未用数字写明的，按“周期”筛选时不显示"
            />
          )}
        </form.Field>
      </Columns>
      <Columns title="流程和交付成果">
        <form.Field name="process">
          {(field) => <TextArea {...bind(field)} required rows={4} hint={EACH_LINE} />}
        </form.Field>
        <form.Field name="deliverables">
          {(field) => <TextArea {...bind(field)} required rows={4} hint={EACH_LINE} />}
        </form.Field>
        <form.Field name="contentHtml">
          {(field) => {
            const bound = bind(field)
            return (
              <RichField
                {...bound}
                value={markupIn(bound.value)}
                limit={MOST_DESCRIPTION}
                hint="写明适用对象和质量保证；选中文字后设置格式，粘贴的内容只保留文字"
              />
            )
          }}
        </form.Field>
        <form.Field name="cases">
          {(field) => <TextArea {...bind(field)} rows={3} hint={EACH_LINE} />}
        </form.Field>
        <form.Field name="cover">
          {(field) => <PictureField {...bind(field)} limit={1} hint="显示在列表和详情中" />}
        </form.Field>
      </Columns>
    </>
  )
}
