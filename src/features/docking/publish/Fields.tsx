import { dockingCategories } from '#api/docking.ts'
import { PapersField } from '#blocks/form/PapersField.tsx'
import { PictureField } from '#blocks/form/PictureField.tsx'
import type { Kind } from '#features/docking/kinds.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Amounts } from './Amounts.tsx'
import { ContactFields } from '#blocks/form/ContactFields.tsx'
import { ContactsFound } from '#blocks/form/ContactsFound.tsx'
import { freeTexts, MOST_PICTURES, display } from './schema.ts'
import type { PublishForm } from './usePublish.ts'

/** Shows the fields of a demand or a supply. */
export function Fields({ kind, form }: { kind: Kind; form: PublishForm }) {
  const { bind, values } = form
  const { namesOf, absent } = form.choices
  const isDemand = kind === 'demand'
  return (
    <>
      <Columns title={isDemand ? '需求内容' : '供给内容'}>
        <form.Field name="title">
          {(field) => (
            <TextField {...bind(field)} required wide hint="一句话说明，最多 50 个字，不写联系方式" />
          )}
        </form.Field>
        <form.Field name="category">
          {(field) => <SelectField {...bind(field)} required options={dockingCategories} />}
        </form.Field>
        <form.Field name="industry">
          {(field) => <SelectField {...bind(field)} required options={namesOf('industry')} absent={absent} />}
        </form.Field>
        <form.Field name="region">
          {(field) => <SelectField {...bind(field)} required options={namesOf('district')} absent={absent} />}
        </form.Field>
        <form.Field name="description">
          {(field) => (
            <TextArea
              {...bind(field)}
              required
              rows={7}
              limit={2000}
              hint={
                isDemand ? '写明用途、技术指标、验收方式和交付要求' : '写明适用范围、主要参数、服务方式和售后'
              }
            />
          )}
        </form.Field>
      </Columns>
      <ContactsFound texts={freeTexts(values)} seenBy="申请对接的企业才能看到，查看记录会保留" />
      <Amounts kind={kind} form={form} />
      <Columns title="数量和时间">
        <form.Field name="quantity">
          {(field) => <NumberField {...bind(field)} {...display[kind].numbers.quantity} />}
        </form.Field>
        <form.Field name="unit">
          {(field) => <SelectField {...bind(field)} options={namesOf('unit')} absent={absent} />}
        </form.Field>
        <form.Field name="deadline">
          {(field) => (
            <DateField
              {...bind(field)}
              required
              min={isoDay(cityNow())}
              hint="到期后不再显示在大厅，可以续期"
            />
          )}
        </form.Field>
        <form.Field name="deliveryDate">
          {(field) => <DateField {...bind(field)} min={isoDay(cityNow())} />}
        </form.Field>
      </Columns>
      {!isDemand && (
        <Columns title="资质和案例">
          <form.Field name="qualification">
            {(field) => <TextArea {...bind(field)} rows={3} hint="每行一项，最多 10 项" />}
          </form.Field>
          <form.Field name="cases">
            {(field) => <TextArea {...bind(field)} rows={3} hint="每行一项，最多 10 项" />}
          </form.Field>
        </Columns>
      )}
      <Columns title="图片和附件">
        <form.Field name="pictures">
          {(field) => <PictureField {...bind(field)} limit={MOST_PICTURES} />}
        </form.Field>
        <form.Field name="attachments">
          {(field) => <PapersField {...bind(field)} hint="上架后所有人都能下载" />}
        </form.Field>
      </Columns>
      <Columns title="联系方式">
        <ContactFields form={form} use="申请对接的企业才能看到" />
      </Columns>
    </>
  )
}
