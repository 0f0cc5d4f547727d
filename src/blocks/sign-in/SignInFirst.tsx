import { linkOptions, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { noteWanted, type Why } from '#session/wanted.ts'
import { type ButtonLook, LinkButton } from '#ui/Button.tsx'

interface Props {
  why: Why
  /** Of the record it is wanted for, where the page goes on by itself afterwards (`useAfterSignIn`). */
  id?: string
  look?: ButtonLook
  /** Where to come back to; this page unless said. */
  back?: string
  children: ReactNode
}

/** The way to sign in for something that only members can do, and back here. */
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
