import { useCallback, useState } from 'react'
import { appealCategories, appealTypes } from '#api/appeal.ts'
import { ContactFields } from '#blocks/form/ContactFields.tsx'
import { PapersField } from '#blocks/form/PapersField.tsx'
import { answerDays } from '#rules/appeal-clock.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { CheckField } from '#ui/form/CheckField.tsx'
import type { FieldProps, ChangeKind, ValueProps } from '#ui/form/field.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { AskForm } from './useAsk.ts'

const types = appealTypes.map((type) => ({
  value: type,
  label: `${type}（${String(answerDays(type))} 个工作日内答复）`,
}))

/** Characters of an option that a select shows on the narrowest phone. */
const VISIBLE_CHARACTERS = 14

interface TitleProps extends FieldProps, ValueProps<string> {
  /** Id of the appeal being supplemented; '' for a new one. */
  except: string
}

/**
 * Renders the title field with suggestions for each typed letter. Keeps the typed text itself, because the form's value
 * follows later.
 */
function Title({ except, ...field }: TitleProps) {
  const { value, onChange } = field
  const [typed, setTyped] = useState<string>()
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setTyped(undefined)
  }
  const type = useCallback(
    (text: string, how?: ChangeKind) => {
      setTyped(text)
      onChange(text, how)
    },
    [onChange],
  )
  return (
    <>
      <TextField {...field} onChange={type} required wide hint="一句话说明要解决的问题，最多 50 个字" />
      <Suggestions text={typed ?? value} except={except} />
    </>
  )
}

/** Renders the fields of an appeal: the request, the contact, and whether it is public. */
export function Fields({ form }: { form: AskForm }) {
  const { bind, base } = form
  const enName = enterpriseName(useAccount())
  return (
    <>
      <Columns title="诉求">
        <form.Field name="title">{(field) => <Title {...bind(field)} except={base?.id ?? ''} />}</form.Field>
        <form.Field name="type">
          {(field) => <SelectField {...bind(field)} required options={types} />}
        </form.Field>
        <form.Field name="category">
          {(field) => <SelectField {...bind(field)} required options={appealCategories} />}
        </form.Field>
        <form.Field name="content">
          {(field) => (
            <TextArea
              {...bind(field)}
              required
              rows={7}
              limit={2000}
              hint="写明时间、地点、经过和期望的解决方式，至少 10 个字"
            />
          )}
        </form.Field>
        <form.Field name="attachments">
          {(field) => (
            <PapersField
              {...bind(field)}
              accept=".jpg,.jpeg,.png,.pdf,.doc,.docx,.xls,.xlsx"
              hint="照片会在本机转正、缩小，并去掉拍摄地点等信息后再上传"
            />
          )}
        </form.Field>
      </Columns>
      <Columns title="联系方式">
        <form.Field name="asPerson">
          {(field) => {
            const { value, onChange, source: _, ...rest } = bind(field)
            return (
              <SelectField
                {...rest}
                hidden={!enName || base !== undefined}
                value={value ? '本人' : '企业'}
                // A select shows its choice on one line, which a phone truncates; the hint repeats the whole name.
                hint={!value && enName.length > VISIBLE_CHARACTERS ? enName : undefined}
                onChange={(chosen) => onChange(chosen === '本人')}
                options={[
                  { value: '企业', label: enName },
                  { value: '本人', label: '本人' },
                ]}
              />
            )
          }}
        </form.Field>
        <ContactFields form={form} use="承办单位据此联系" />
        <form.Field name="isPublic">
          {(field) => {
            const { source: _, label: __, ...rest } = bind(field)
            return (
              <CheckField
                {...rest}
                hint="受理后公开标题、内容、办理过程和答复；姓名、电话、企业名称和附件不公开"
              >
                公开该诉求和答复，供其他企业参考
              </CheckField>
            )
          }}
        </form.Field>
      </Columns>
    </>
  )
}
