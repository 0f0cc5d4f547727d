import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListAnswer } from './answer.ts'
import type { ListLink, ListSearch } from './list-address.ts'

/**
 * Leads to the previous page if the last page of a list becomes empty while it is shown, because its rows were removed
 * here or elsewhere. Replaces the history entry, because the empty page is no target to return to. Does not handle a
 * page address beyond the last page; the list's message covers it.
 * @param answer shown answer; undefined while loading, or while it is the previous page's
 * @returns true while leading away, so that no empty message is shown
 */
export function useEmptiedPage<S extends ListSearch>(
  search: S,
  answer: ListAnswer<unknown> | undefined,
  linkTo: ListLink<S>,
): boolean {
  const navigate = useNavigate()
  const searchKey = JSON.stringify(search)
  const [filledKey, setFilledKey] = useState<string>()
  const isEmpty = answer?.records.length === 0
  if (answer && !isEmpty && filledKey !== searchKey) setFilledKey(searchKey)
  const isGone = isEmpty && search.page !== undefined && filledKey === searchKey
  const last = answer && answer.pages > 1 ? answer.pages : undefined
  useEffect(() => {
    if (isGone) void navigate({ ...linkTo({ ...search, page: last }), replace: true, resetScroll: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the search is a new object at every render; its JSON identifies it
  }, [isGone, searchKey, last])
  return isGone
}
