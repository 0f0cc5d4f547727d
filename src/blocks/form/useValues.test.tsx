// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useValues } from './useValues.tsx'

interface Values {
  name: string
  papers: { title: string; files: string[] }[]
}
const first: Values = { name: '', papers: [{ title: '执照', files: [] }] }

const handlers = new Set<unknown>()

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
              <input
                aria-label="逐字"
                value={value}
                onChange={({ target }) => handleChange(target.value, 'typed')}
                onBlur={handleBlur}
                onKeyDown={({ key }) => key === 'Enter' && form.settle()}
              />
              <input
                aria-label="自显"
                defaultValue=""
                onChange={({ target }) => handleChange(target.value, 'shown')}
                onBlur={handleBlur}
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

test('what is typed is the form’s, and a field keeps its handlers while it is drawn again', async () => {
  handlers.clear()
  render(<Form />)
  await userEvent.type(screen.getByLabelText('name'), '澄岳')
  expect(shown()).toEqual({ ...first, name: '澄岳' })
  expect(first.name).toBe('')
  expect(screen.getByText(/已修改/)).toBeVisible()
  expect(handlers.size).toBe(1)
})

test('two changes before the next drawing both count: files that are chosen one after another', async () => {
  render(<Form />)
  await userEvent.click(screen.getByText('两份材料'))
  expect(shown().papers).toEqual([{ title: '执照', files: ['a.pdf', 'b.pdf'] }])
})

test('a form that begins anew knows nothing of edits, nor of fields that were left', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('name'), '澄')
  await userEvent.tab()
  expect(screen.getByText(/已离开/)).toBeVisible()
  await userEvent.click(screen.getByText('重新开始'))
  expect(screen.getByLabelText('name')).toHaveValue('海湾')
  expect(screen.queryByText(/已离开|已修改/)).toBeNull()
})

test('a field that is left by a press is so after the click, which what moves would miss', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('name'), '澄')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('两份材料') })
  expect(screen.getByLabelText('name')).not.toHaveFocus()
  expect(screen.queryByText(/已离开/)).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('两份材料') })
  expect(await screen.findByText(/已离开/)).toBeVisible()
})

test('a letter draws its field, and the form follows a moment later', async () => {
  render(<Form />)
  const field = screen.getByLabelText('逐字')
  await userEvent.type(field, '澄岳精密')
  expect(field).toHaveValue('澄岳精密')
  // The first letter is everybody's at once.
  expect(shown().name).toBe('澄')
  await waitFor(() => expect(shown().name).toBe('澄岳精密'))
})

test('the form has all that was typed where a field is left, and where it is asked to settle', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('逐字'), '澄岳')
  await userEvent.tab()
  expect(shown().name).toBe('澄岳')
  await userEvent.type(screen.getByLabelText('逐字'), '精密{Enter}')
  expect(shown().name).toBe('澄岳精密')
})

test('a field whose control shows what is typed is drawn with the form, or as it is left', async () => {
  render(<Form />)
  const [other, field] = [screen.getByLabelText('name'), screen.getByLabelText('自显')]
  fireEvent.change(field, { target: { value: '澄岳' } })
  expect(other).toHaveValue('')
  await waitFor(() => expect(other).toHaveValue('澄岳'))
  expect(shown().name).toBe('澄岳')
  fireEvent.change(field, { target: { value: '澄岳精密' } })
  expect(other).toHaveValue('澄岳')
  fireEvent.blur(field)
  expect(other).toHaveValue('澄岳精密')
  expect(shown().name).toBe('澄岳精密')
})
