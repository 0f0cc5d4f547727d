import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListAnswer } from './answer.ts'
import type { ListLink, ListSearch } from './list-address.ts'

/**
 * Leads to the page before where the last one was emptied under somebody's eyes: its rows were taken away, here or
 * elsewhere. Puts the address right by replacement, since there is nothing to go back to. A page beyond the last that an
 * address asks for is left to its own words.
 * @param answer what the list shows; undefined while that is on its way, or of the page before
 * @returns true while it leads away: there is nothing to say of the page that is gone
 */
export function useShrunk<S extends ListSearch>(
  search: S,
  answer: ListAnswer<unknown> | undefined,
  linkTo: ListLink<S>,
): boolean {
  const navigate = useNavigate()
  const here = JSON.stringify(search)
  const [filled, setFilled] = useState<string>()
  const isEmpty = answer?.records.length === 0
  if (answer && !isEmpty && filled !== here) setFilled(here)
  const isGone = isEmpty && search.page !== undefined && filled === here
  const last = answer && answer.pages > 1 ? answer.pages : undefined
  useEffect(() => {
    if (isGone) void navigate({ ...linkTo({ ...search, page: last }), replace: true, resetScroll: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is another object at every drawing, and the same one
  }, [isGone, here, last])
  return isGone
}
