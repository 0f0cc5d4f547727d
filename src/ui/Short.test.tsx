// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Short } from './Short.tsx'

test('The shortened text is visible; screen readers and the tooltip have the whole text', () => {
  render(
    <a href="/">
      <Short text="园区班车早高峰不够" />
    </a>,
  )
  expect(screen.getByRole('link', { name: '园区班车早高峰不够' })).toBeInTheDocument()
  expect(screen.getByText('园区班车早高峰不…')).toBeVisible()
  expect(screen.getByTitle('园区班车早高峰不够')).toBeInTheDocument()
})
