import { linkOptions, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { noteWanted, type Why } from '#session/wanted.ts'
import { type ButtonLook, LinkButton } from '#ui/Button.tsx'

interface Props {
  why: Why
  /** Id of the record that the deed is about, if the page continues it after sign-in (`useAfterSignIn`). */
  id?: string
  look?: ButtonLook
  /** Address to return to; this page by default. */
  back?: string
  children: ReactNode
}

/** Links to the sign-in page for a deed that only members can do, and back. */
export function SignInFirst({ why, id, look = 'primary', back, children }: Props) {
  const href = useLocation({ select: (location) => location.href })
  return (
    <LinkButton
      look={look}
      onClick={() => id && noteWanted(why, id)}
      link={linkOptions({ to: '/auth/login', search: { redirect_uri: back ?? href, why } })}
    >
      {children}
    </LinkButton>
  )
}
