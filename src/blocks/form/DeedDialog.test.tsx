// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { keepTyped } from '#offline/device/typed.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { deviceState } from '#offline/view.ts'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
// Loads the form's chunk before a test waits for it.
import '#blocks/records/WordsForm.tsx'
import { actFor, WithRecord } from './known.test-kit.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  await actFor()
})

const show = () =>
  render(
    <WordsButton
      endpoint={appeal.save}
      input={(words) => ({ body: { action: 'urge' as const, id: 'a-1', words } })}
      deed="催办"
      title="催办诉求"
      name="路灯不亮"
      record="appeal:a-1"
      label="催办说明"
      hint="选填"
      least={2}
      most={10}
      confirmLabel="确认催办"
    />,
    { wrapper: WithRecord },
  )
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '催办：路灯不亮' }))
  return screen.findByLabelText(/^催办说明/)
}

test('typed text survives a closed dialog and is removed after submission', async () => {
  show()
  await userEvent.type(await open(), '请尽快')
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(await open()).toHaveValue('请尽快')
  await userEvent.click(screen.getByRole('button', { name: '确认催办' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const waiting = await listOutbox()
  expect(waiting).toMatchObject([
    {
      title: '催办：路灯不亮',
      record: 'appeal:a-1',
      labels: { words: '催办说明' },
      input: { body: { words: '请尽快' } },
    },
  ])
  expect(sessionStorage).toHaveLength(0)
  // A second press would only queue a duplicate.
  Object.assign(deviceState, { outbox: waiting })
  await expect.poll(() => screen.getByRole('button', { name: '催办：路灯不亮' }).ariaDisabled).toBe('true')
})

test('an error shows at its field after a submit attempt, and nothing is submitted', async () => {
  show()
  const field = await open()
  await userEvent.click(screen.getByRole('button', { name: '确认催办' }))
  expect(screen.getByText('请填写催办说明')).toBeVisible()
  await userEvent.type(field, '快')
  await userEvent.click(screen.getByRole('button', { name: '确认催办' }))
  expect(screen.getByText('催办说明至少 2 个字')).toBeVisible()
  expect(field).toHaveFocus()
  expect(await listOutbox()).toEqual([])
})

test('text kept by an older version of the app is restored', async () => {
  keepTyped('unsent::催办:appeal:a-1', '上周已反映')
  show()
  expect(await open()).toHaveValue('上周已反映')
})
