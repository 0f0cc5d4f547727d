import type { TradeType } from '#api/market.ts'
import { ContactFields } from '#blocks/form/ContactFields.tsx'
import { ContactsFound } from '#blocks/form/ContactsFound.tsx'
import { PapersField } from '#blocks/form/PapersField.tsx'
import { PictureField } from '#blocks/form/PictureField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { RichField } from '#ui/form/RichField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { examplesOf } from '#features/market/listing-words.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { OriginField } from './OriginField.tsx'
import { markupIn } from '#lib/markup.ts'
import { formLabels, freeTexts, MOST_DESCRIPTION, MOST_PICTURES, numbers } from './schema.ts'
import type { PublishForm } from './usePublish.ts'

/** Shows the fields of a listing. */
export function Fields({ tradeType, form }: { tradeType: TradeType; form: PublishForm }) {
  const { bind, values } = form
  const isDemand = tradeType === '求购'
  const words = formLabels(tradeType, values.branch)
  const like = examplesOf(values.branch)
  const fact = (name: 'brand' | 'model' | 'spec' | 'material', wide = false) => (
    <form.Field name={name}>
      {(field) => (
        <TextField
          {...bind(field)}
          label={words[name] ?? ''}
          wide={wide}
          hint={name === 'spec' ? `如 ${like.spec}` : undefined}
        />
      )}
    </form.Field>
  )
  return (
    <>
      <CategoryFields form={form} />
      <Columns title={isDemand ? '求购内容' : '产品信息'}>
        <form.Field name="title">
          {(field) => (
            <TextField
              {...bind(field)}
              required
              wide
              hint={
                isDemand
                  ? '如 求购 304 不锈钢离心泵 20 台，最多 50 个字'
                  : '品牌、型号和名称，最多 50 个字，不写联系方式'
              }
            />
          )}
        </form.Field>
        {fact('brand')}
        {fact('model')}
        {fact('material')}
        {fact('spec', true)}
        <form.Field name="certs">
          {(field) => (
            <TextArea
              {...bind(field)}
              rows={3}
              label={words['certs'] ?? ''}
              hint={`每行一项，最多 10 项，如 ${like.certs}`}
            />
          )}
        </form.Field>
      </Columns>
      <Columns title="价格和交货">
        <form.Field name="priceType">
          {(field) => (
            <SelectField
              {...bind(field)}
              required
              options={[
                { value: '有价', label: isDemand ? '有期望价格' : '有明确价格' },
                { value: '面议', label: '面议' },
              ]}
            />
          )}
        </form.Field>
        <form.Field name="price">
          {(field) => <NumberField {...bind(field)} required {...numbers.price} />}
        </form.Field>
        <form.Field name="unit">
          {(field) => <TextField {...bind(field)} required hint={`如 ${like.unit}`} />}
        </form.Field>
        <form.Field name="moq">
          {(field) => <NumberField {...bind(field)} unit={values.unit} decimals={0} />}
        </form.Field>
        {!isDemand && (
          <form.Field name="stock">
            {(field) => <NumberField {...bind(field)} unit={values.unit} decimals={0} />}
          </form.Field>
        )}
        <form.Field name="deliveryDays">
          {(field) => (
            <NumberField
              {...bind(field)}
              label={words['deliveryDays'] ?? ''}
              {...numbers.deliveryDays}
              hint="1 至 90 天"
            />
          )}
        </form.Field>
        <form.Field name="origin">{(field) => <OriginField {...bind(field)} required />}</form.Field>
      </Columns>
      <Columns title="说明、图片和资料">
        <form.Field name="description">
          {(field) => {
            const bound = bind(field)
            return (
              <RichField
                {...bound}
                value={markupIn(bound.value)}
                limit={MOST_DESCRIPTION}
                hint="选中文字后设置格式；粘贴的内容只保留文字"
              />
            )
          }}
        </form.Field>
        <form.Field name="pictures">
          {(field) => <PictureField {...bind(field)} required={!isDemand} limit={MOST_PICTURES} />}
        </form.Field>
        <form.Field name="docs">
          {(field) => <PapersField {...bind(field)} hint="说明书、检测报告等；发布后所有人都能下载" />}
        </form.Field>
      </Columns>
      <ContactsFound texts={freeTexts(values)} seenBy="登录后的用户才能看到" />
      <Columns title="联系方式">
        <ContactFields form={form} use="登录后的用户才能看到" />
      </Columns>
    </>
  )
}
