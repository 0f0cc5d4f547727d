import { type ComponentProps, useEffect } from 'react'
import { Rich } from '#ui/Rich.tsx'

/** A policy's text. Goes to the chapter of the address, which was not there yet when it was asked for. */
export function PolicyText({ html, anchor }: Required<Pick<ComponentProps<typeof Rich>, 'html' | 'anchor'>>) {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id.startsWith(anchor)) document.getElementById(id)?.scrollIntoView()
  }, [anchor])
  return <Rich html={html} anchor={anchor} />
}
