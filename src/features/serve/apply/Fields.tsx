import { natures } from '#api/serve-provider.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { ContactFields } from '#blocks/form/ContactFields.tsx'
import { PictureField } from '#blocks/form/PictureField.tsx'
import { bareCreditCode } from '#lib/code.ts'
import { webAddress } from '#lib/web-address.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SeveralField } from '#ui/form/SeveralField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { display } from './schema.ts'
import type { ProviderFormState } from './useProviderForm.ts'

/** Passes an empty list on for an undefined one. */
const several = <Bound extends { onChange: (value: string[]) => void }>(bound: Bound) => ({
  ...bound,
  onChange: (value: string[] = []) => bound.onChange(value),
})

/** Shows the fields of an organisation. */
export function Fields({ form }: { form: ProviderFormState }) {
  const { bind } = form
  const { namesOf, absent } = useDictionaries()
  return (
    <>
      <Columns title="机构信息">
        <form.Field name="name">{(field) => <TextField {...bind(field)} required wide />}</form.Field>
        <form.Field name="creditCode">
          {(field) => <TextField {...bind(field)} clean={bareCreditCode} required hint="18 位" />}
        </form.Field>
        <form.Field name="nature">
          {(field) => <SelectField {...bind(field)} required options={natures} />}
        </form.Field>
        <form.Field name="foundedYear">
          {(field) => <NumberField {...bind(field)} required {...display.numbers.foundedYear} />}
        </form.Field>
        <form.Field name="teamSize">
          {(field) => <NumberField {...bind(field)} required {...display.numbers.teamSize} />}
        </form.Field>
      </Columns>
      <Columns title="服务类别和区域">
        <form.Field name="serviceTypes">
          {(field) => (
            <SeveralField
              {...several(bind(field))}
              required
              options={serviceTypes}
              none={false}
              hint="可以多选"
            />
          )}
        </form.Field>
        <form.Field name="coverage">
          {(field) => (
            <SeveralField
              {...several(bind(field))}
              required
              options={['全市', ...namesOf('district')]}
              none={false}
              hint={absent ? `除全市外的区域${absent}` : '服务覆盖的区域，可以多选'}
            />
          )}
        </form.Field>
        <form.Field name="intro">
          {(field) => (
            <TextArea
              {...bind(field)}
              required
              rows={6}
              limit={2000}
              hint="成立时间、专长、服务过的企业和承诺"
            />
          )}
        </form.Field>
        <form.Field name="qualifications">
          {(field) => <TextArea {...bind(field)} rows={3} hint="每行一项，最多 20 项" />}
        </form.Field>
        <form.Field name="logo">
          {(field) => <PictureField {...bind(field)} limit={1} hint="显示在机构详情中" />}
        </form.Field>
      </Columns>
      <Columns title="联系方式">
        <form.Field name="address">{(field) => <TextField {...bind(field)} required wide />}</form.Field>
        <form.Field name="website">
          {(field) => (
            <TextField {...bind(field)} clean={webAddress} inputMode="url" hint="如 www.chengyue.com" />
          )}
        </form.Field>
        <ContactFields form={form} use="咨询过的企业才能看到" />
      </Columns>
    </>
  )
}
