// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { bareCode, bareCreditCode } from '#lib/code.ts'
import { webAddress } from '#lib/web-address.ts'
import { FileField } from './FileField.tsx'
import { Fluent } from './Fluent.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

interface FieldOf {
  name: string
  label: string
  value: string
  onChange: (text: string) => void
}

/** Renders a field and its form value as JSON. */
function Form({ children }: { children: (field: FieldOf) => ReactNode }) {
  const [value, onChange] = useState('')
  return (
    <Fluent>
      {children({ name: 'it', label: '内容', value, onChange })}
      <output>{JSON.stringify(value)}</output>
    </Fluent>
  )
}

const field = () => screen.getByRole('textbox', { name: /内容/ })
const formValue = () => JSON.parse(screen.getByRole('status').textContent) as string

test.each<[string, (of: FieldOf) => ReactNode, string, string]>([
  ['a phone number', (of) => <PhoneField {...of} />, '+86 138\u20101234\u20115678\u3000', '13812345678'],
  [
    'a phone number with its label',
    (of) => <PhoneField {...of} />,
    '手机：１３８１２３４５６７８',
    '13812345678',
  ],
  ['a landline', (of) => <PhoneField {...of} />, '（010）8888-6666', '(010)8888-6666'],
  ['a name', (of) => <TextField {...of} />, '\u2068\u3000承越\u200b\u00a0（ＡＢ）\u2069', '承越 （ＡＢ）'],
  ['invisible text', (of) => <TextField {...of} />, '\u200b\u2800\u3164', ''],
  [
    'a web address',
    (of) => <TextField {...of} clean={webAddress} />,
    'www.chengyue.com。',
    'https://www.chengyue.com',
  ],
  [
    'a credit code',
    (of) => <TextField {...of} clean={bareCreditCode} />,
    '9133 0200 5678 9012 3x',
    '91330200567890123X',
  ],
  [
    'an account',
    (of) => <TextField {...of} clean={bareCode} />,
    '6222 0212 3456 7890 123',
    '6222021234567890123',
  ],
  [
    'text of several lines',
    (of) => <TextArea {...of} />,
    '\u3000\u3000第一行\u200b \n\n第二行\t甲',
    '第一行\n\n第二行 甲',
  ],
])('The field for %s shows the clean value after it is left', async (_, draw, pasted, clean) => {
  render(<Form>{draw}</Form>)
  await userEvent.click(field())
  await userEvent.paste(pasted)
  // The pasted text stays visible while the field is focused, but the form's value is already clean.
  expect(field()).toHaveValue(pasted)
  expect(formValue()).toBe(clean)
  await userEvent.tab()
  expect(field()).toHaveValue(clean)
})

test('A space between two words can be typed', async () => {
  render(<Form>{(of) => <TextField {...of} />}</Form>)
  await userEvent.type(field(), 'cheng yue ')
  expect(field()).toHaveValue('cheng yue ')
  expect(formValue()).toBe('cheng yue')
})

test('The displayed count equals the validated one: an emoji is one character', async () => {
  render(<Form>{(of) => <TextArea {...of} limit={2_000} />}</Form>)
  await userEvent.click(field())
  await userEvent.paste(`${'字'.repeat(1_999)}😀`)
  expect(screen.getByText('2000/2000 字')).toBeVisible()
})

describe('A file', () => {
  const add = (name: string) => {
    const onAdd = vi.fn<(files: File[]) => Promise<void>>(async () => undefined)
    render(
      <Fluent>
        <FileField name="papers" label="附件" accept=".pdf" files={[]} onAdd={onAdd} onRemove={vi.fn()} />
      </Fluent>,
    )
    fireEvent.change(document.querySelector('input[type=file]')!, {
      target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] },
    })
    return onAdd
  }
  test.each([
    ['合同.pdf ', '合同.pdf'],
    ['合同.pdf\u3000', '合同.pdf'],
    ['合同.pdf\u200b', '合同.pdf'],
    ['\ufeff合\u202e同.pdf', '合同.pdf'],
  ])('named %j is accepted as %s', async (name, taken) => {
    const onAdd = add(name)
    await screen.findByText('已添加 1 个文件')
    expect(onAdd.mock.calls[0]![0].map((one) => one.name)).toEqual([taken])
  })
  test('with a right-to-left mark in its name shows its real name', async () => {
    const onAdd = add('a\u202efdp.exe')
    expect(await screen.findByText(/“afdp\.exe”的格式不符/)).toBeVisible()
    expect(onAdd).not.toHaveBeenCalled()
  })
})
