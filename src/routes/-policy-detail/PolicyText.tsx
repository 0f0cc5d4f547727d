import { type ComponentProps, useEffect } from 'react'
import { Rich } from '#ui/Rich.tsx'

/**
 * Shows the text of a policy. Scrolls to the chapter of the address, because the chapter did not exist when
 * the page opened.
 */
export function PolicyText({ html, anchor }: Required<Pick<ComponentProps<typeof Rich>, 'html' | 'anchor'>>) {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id.startsWith(anchor)) document.getElementById(id)?.scrollIntoView()
  }, [anchor])
  return <Rich html={html} anchor={anchor} />
}
