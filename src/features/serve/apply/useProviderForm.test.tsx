// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { actFor, WithRecord } from '#blocks/form/known.test-kit.tsx'
import { useProviderForm } from './useProviderForm.ts'

beforeEach(actFor)

test('an application begins with the record of the enterprise', async () => {
  const { result } = renderHook(() => useProviderForm(undefined), { wrapper: WithRecord })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  expect(result.current.values).toMatchObject({
    foundedYear: 2009,
    address: '临港区港城路201号',
    website: '',
    contactName: '何嘉树',
    nature: '',
  })
})
