// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auth } from '#api/auth.ts'
import { queryClient } from '#api/call/client.ts'
import { keyOf } from '#api/call/query.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import type { Fields } from './useFields.ts'

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['iVBORw0K\r\nGgo=\n', 'data:image/png;base64,iVBORw0KGgo='],
  ['/9j/4AAQSkZJRg==', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  ['R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ['UklGRiQAAABXRUJQ', 'data:image/webp;base64,UklGRiQAAABXRUJQ'],
  ['PHN2ZyB4bWxucz0iIi8+', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iIi8+'],
])('a captcha that comes as %j is shown', async (answer, src) => {
  const id = crypto.randomUUID()
  queryClient.setQueryData(keyOf(auth.captcha, { params: { id } }), answer)
  const fields = { captchaId: id, renewCaptcha: () => undefined } as Fields
  render(
    <QueryClientProvider client={queryClient}>
      <Fluent>
        <CaptchaField fields={fields} name="captcha" label="图形验证码" value="" onChange={() => undefined} />
      </Fluent>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('img', { name: '图形验证码' })).toHaveAttribute('src', src)
})
