import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { type Crumb, Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { CompareTable } from './CompareTable.tsx'
import { MOST_COMPARED, type Tray } from './tray.ts'

interface Props<T extends { id: string }> extends Omit<ComponentProps<typeof CompareTable<T>>, 'onRemove'> {
  /** Measure word of the records: 条. */
  unit: string
  crumbs: Crumb[]
  ids: readonly string[]
  tray: Tray
  /** Returns this page with other records; `ids` are separated by commas. */
  compareLink: (ids: string) => Target
  /** Name of the list in which records are selected. */
  where: string
  /** Returns the list of records, filtered to records like the first compared one. */
  listLink: (first: T | undefined) => Target
  /**
   * Printing of the comparison alone, where the page has more content: button, and whether the comparison is printed.
   */
  print?: { label: string; onPrint: () => void; isShown: boolean }
  /** Rendered below the comparison. */
  children?: ReactNode
}

/**
 * Renders a page that compares up to four records: adds, removes and prints them, and explains how to select some if
 * there are none.
 */
export function ComparePage<T extends { id: string }>({
  unit,
  crumbs,
  ids,
  tray,
  compareLink,
  where,
  listLink,
  print = { label: '打印', onPrint: () => window.print(), isShown: true },
  children,
  ...table
}: Props<T>) {
  const { noun, columns, titleOf } = table
  const navigate = useNavigate()
  const known = columns.flatMap(({ query: { data } }) => (data ? [data] : []))
  const keep = (some: T[]) => tray.take(some.map((one) => ({ id: one.id, title: titleOf(one) })))
  const without = (id: string) => {
    keep(known.filter((one) => one.id !== id))
    void navigate({ ...compareLink(ids.filter((one) => one !== id).join(',')), replace: true })
  }
  const add = () => {
    keep(known)
    void navigate(listLink(known[0]))
  }
  return (
    <Page
      title={`${noun}对比`}
      crumbs={crumbs}
      lead={`标有“不同”的，为各${unit}${noun}不一致的项目。看过或勾选过的${noun}，断网时也可以对比。`}
      aside={
        ids.length > 0 && (
          <>
            {ids.length < MOST_COMPARED && <Button onClick={add}>添加{noun}</Button>}
            <Button onClick={print.onPrint}>{print.label}</Button>
          </>
        )
      }
    >
      <CorrectAddress shown={{ ids }} />
      <div data-print={print.isShown ? undefined : 'none'}>
        <Card>
          {ids.length > 0 ? (
            <CompareTable {...table} onRemove={without} />
          ) : (
            <EmptyState
              title={`尚未选择${noun}`}
              hint={`在${where}中勾选“对比”，最多 ${String(MOST_COMPARED)} ${unit}。`}
              action={<LinkButton link={listLink(undefined)}>去{where}</LinkButton>}
            />
          )}
        </Card>
      </div>
      {children}
    </Page>
  )
}
