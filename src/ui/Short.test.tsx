// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Short } from './Short.tsx'

test('the beginning is seen; readers, and who points at it, get the whole', () => {
  render(
    <a href="/">
      <Short text="园区班车早高峰不够" />
    </a>,
  )
  expect(screen.getByRole('link', { name: '园区班车早高峰不够' })).toBeInTheDocument()
  expect(screen.getByText('园区班车早高峰不…')).toBeVisible()
  expect(screen.getByTitle('园区班车早高峰不够')).toBeInTheDocument()
})
