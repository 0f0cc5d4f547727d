// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SupplyBrief } from '#api/docking.ts'
import { HallRow } from './HallRow.tsx'

test('a row of a hall shows the first picture of its record and hides it from screen readers', async () => {
  const row = {
    id: 'supply-1',
    title: '供应立式注塑机',
    category: '设备采购',
    publisherOrg: '澄岳精密制造有限公司',
    createTime: '2026-11-20T08:00:00.000Z',
    cover: 'data:image/svg+xml,%3Csvg%2F%3E',
    deadline: '2099-01-01',
    status: '已上架',
  } as SupplyBrief
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <HallRow kind="supply" row={row} looked="" /> }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('link', { name: row.title })
  expect(screen.getByAltText('')).toHaveAttribute('src', row.cover)
  expect(screen.queryByRole('img')).toBeNull()
})
