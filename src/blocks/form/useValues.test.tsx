// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { useShownText } from '#ui/useShownText.ts'
import { useValues } from './useValues.tsx'

interface Values {
  name: string
  papers: { title: string; files: string[] }[]
}
const first: Values = { name: '', papers: [{ title: '执照', files: [] }] }

const handlers = new Set<unknown>()

function Line({ value, ...props }: { value: string } & Omit<ComponentProps<'input'>, 'ref'>) {
  return <input aria-label="逐字" {...props} {...useShownText(value)} />
}

function Form() {
  const form = useValues(first)
  const add = (file: string) => form.set('papers[0].files', (before) => [...before, file])
  return (
    <>
      <form.Field name="name">
        {({ name, value, isBlurred, handleChange, handleBlur }) => {
          handlers.add(handleChange)
          return (
            <>
              <input
                aria-label={name}
                value={value}
                onChange={({ target }) => handleChange(target.value)}
                onBlur={handleBlur}
              />
              <Line
                value={value}
                onChange={({ target }) => handleChange(target.value, 'typed')}
                onBlur={handleBlur}
                onKeyDown={({ key }) => key === 'Enter' && form.settle()}
              />
              {isBlurred && '已离开'}
            </>
          )
        }}
      </form.Field>
      <button type="button" onClick={() => (add('a.pdf'), add('b.pdf'))}>
        两份材料
      </button>
      <button type="button" onClick={() => form.reset({ ...first, name: '海湾' })}>
        重新开始
      </button>
      <output>{JSON.stringify(form.values)}</output>
      {form.isDirty && '已修改'}
    </>
  )
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as Values

test('typed values reach the form, and a field keeps its handlers across renders', async () => {
  handlers.clear()
  render(<Form />)
  await userEvent.type(screen.getByLabelText('name'), '澄岳')
  expect(shown()).toEqual({ ...first, name: '澄岳' })
  expect(first.name).toBe('')
  expect(screen.getByText(/已修改/)).toBeVisible()
  expect(handlers.size).toBe(1)
})

test('two changes before the next render both count: files chosen one after another', async () => {
  render(<Form />)
  await userEvent.click(screen.getByText('两份材料'))
  expect(shown().papers).toEqual([{ title: '执照', files: ['a.pdf', 'b.pdf'] }])
})

test('a reset form has neither edits nor blurred fields', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('name'), '澄')
  await userEvent.tab()
  expect(screen.getByText(/已离开/)).toBeVisible()
  await userEvent.click(screen.getByText('重新开始'))
  expect(screen.getByLabelText('name')).toHaveValue('海湾')
  expect(screen.queryByText(/已离开|已修改/)).toBeNull()
})

test('a field left by pressing a button is blurred after the click, so that the button does not move', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('name'), '澄')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('两份材料') })
  expect(screen.getByLabelText('name')).not.toHaveFocus()
  expect(screen.queryByText(/已离开/)).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('两份材料') })
  expect(await screen.findByText(/已离开/)).toBeVisible()
})

test('a keystroke renders neither field nor form; both follow after a delay or on blur', async () => {
  render(<Form />)
  const [other, field] = [screen.getByLabelText('name'), screen.getByLabelText('逐字')]
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  type('澄岳')
  expect(other).toHaveValue('')
  expect(shown().name).toBe('')
  await waitFor(() => expect(other).toHaveValue('澄岳'))
  await waitFor(() => expect(shown().name).toBe('澄岳'))
  type('澄岳精密')
  expect(other).toHaveValue('澄岳')
  fireEvent.blur(field)
  expect(other).toHaveValue('澄岳精密')
  expect(shown().name).toBe('澄岳精密')
})

test('the form has all input on blur and after settle', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('逐字'), '澄岳')
  await userEvent.tab()
  expect(shown().name).toBe('澄岳')
  await userEvent.type(screen.getByLabelText('逐字'), '精密{Enter}')
  expect(shown().name).toBe('澄岳精密')
})

test('a form reset right after a keystroke does not show it', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const field = screen.getByLabelText('逐字')
  await user.click(screen.getByText('重新开始'))
  await user.type(field, '湾')
  await waitFor(() => expect(shown().name).toBe('海湾湾'))
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(shown().name).toBe('海湾'))
  fireEvent.change(field, { target: { value: '澄岳' } })
  await user.click(screen.getByText('重新开始'))
  expect(field).toHaveValue('海湾')
})
