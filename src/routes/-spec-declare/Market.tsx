import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { srdiTiers } from '#rules/srdi/tiers.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { FlagField } from '#ui/form/FlagField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { IndustryField } from './IndustryField.tsx'
import type { SpecialForm } from './useSpecial.ts'
import { numberKeys } from './values.ts'

// Loads the rules with the fields, so that the rules seldom push the fields down later.
const Rules = lazyRouteComponent(() => import('./Rules.tsx'), 'Rules')
void Rules.preload?.()

/** Shows the first task: the enterprise, the title, and the market. */
export function Market({ form }: { form: SpecialForm }) {
  const { bind, Field } = form
  const account = useAccount()
  return (
    <>
      <Columns title="申报企业">
        <ReadonlyField name="enName" label="企业名称" source="来自工商登记" value={enterpriseName(account)} />
        <Field name="form.tier">
          {(field) => <SelectField {...bind(field)} required options={srdiTiers} />}
        </Field>
        <Field name="form.contactName">
          {(field) => <TextField {...bind(field)} required autoComplete="name" />}
        </Field>
        <Field name="form.contactPhone">
          {(field) => <PhoneField {...bind(field)} required hint="11 位手机号" />}
        </Field>
        <Field name="form.summary">
          {(field) => <TextArea {...bind(field)} required rows={4} limit={2000} hint="至少 10 个字" />}
        </Field>
      </Columns>
      <Columns title="细分市场">
        <Field name="form.industryCode">
          {(field) => <IndustryField {...bind(field)} required choices={form.choices} />}
        </Field>
        <Field name="form.mainProduct">
          {(field) => <TextField {...bind(field)} required hint="占主营收入最多的产品，最多 60 个字" />}
        </Field>
        <Field name="form.marketYears">
          {(field) => <NumberField {...bind(field)} required {...numberKeys.marketYears} />}
        </Field>
        <Field name="form.marketShare">
          {(field) => (
            <NumberField {...bind(field)} {...numberKeys.marketShare} hint="没有第三方证明的可不填" />
          )}
        </Field>
        {(['form.topThree', 'form.keyField'] as const).map(
          (name) =>
            form.isAsked(name) && (
              <Field key={name} name={name}>
                {(field) => {
                  const { hidden: _, onBlur: _b, ...flag } = bind(field)
                  return (
                    <FlagField
                      {...flag}
                      value={flag.value === '' ? undefined : flag.value === '是'}
                      onChange={(next) => flag.onChange(next === undefined ? '' : next ? '是' : '否')}
                    />
                  )
                }}
              </Field>
            ),
        )}
      </Columns>
      <Suspense>
        <Rules values={form.values} names={['细分市场年限', '市场占有率', '领域']} />
      </Suspense>
    </>
  )
}
