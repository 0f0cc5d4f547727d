// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { closeByBack } from './back.ts'
import { Dialog } from './Dialog.tsx'

const history = createBrowserHistory()
closeByBack(history)

/** Renders two nested dialogs; with `must`, they can only be closed by their actions. */
function NestedDialogs({ must = false }: { must?: boolean }) {
  const [open, setOpen] = useState(['我的', '退出登录'])
  const close = (title: string) =>
    must ? undefined : () => setOpen((before) => before.filter((one) => one !== title))
  return (
    <Dialog open={open.includes('我的')} title="我的" onClose={close('我的')}>
      <Dialog open={open.includes('退出登录')} title="退出登录" onClose={close('退出登录')}>
        还有 2 项待上传
      </Dialog>
    </Dialog>
  )
}

/** Opens two dialogs on the second page of a visit. */
async function open(must = false) {
  for (const path of ['/policy', '/market']) {
    history.push(path)
    history.flush()
  }
  render(<NestedDialogs must={must} />)
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await waitFor(() => expect(history.location.pathname).toBe('/market'))
}
const names = () => screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent)
const back = () => globalThis.history.back()

test('Back closes the dialogs, the inner one first, and only then leaves the page', async () => {
  await open()
  back()
  await waitFor(() => expect(names()).toEqual(['我的']))
  await waitFor(() => expect(location.pathname).toBe('/market'))
  back()
  await waitFor(() => expect(names()).toEqual([]))
  await waitFor(() => expect(location.pathname).toBe('/market'))
  expect(history.location.pathname).toBe('/market')
  back()
  await waitFor(() => expect(history.location.pathname).toBe('/policy'))
})

test('A dialog that must be answered does not keep Back from leaving the page', async () => {
  await open(true)
  back()
  await waitFor(() => expect(history.location.pathname).toBe('/policy'))
  expect(names()).toHaveLength(2)
})
