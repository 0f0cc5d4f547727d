import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { clearTokens } from '#session/tokens.ts'

/** Signing out: at once, or after a question where something of the person rests on this device. Render `dialog` beside the button. */
export function useSignOut() {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<ReactNode>()
  const leave = async (rest: 'stays' | 'goes') => {
    setDialog(undefined)
    // At once and before anything that takes time: whoever closes the page now has signed out.
    clearTokens()
    // Then away from the page, whatever it holds: what is on it belongs to the user.
    await navigate({ to: '/auth/login', ignoreBlocker: true }).catch(() => undefined)
    await (await import('#session/sign.ts')).signOut(rest)
  }
  const ask = async () => {
    const { signOutDialog } = await import('./SignOutDialog.tsx')
    return await signOutDialog({ onLeave: (rest) => void leave(rest), onCancel: () => setDialog(undefined) })
  }
  const askSignOut = async () => {
    // Where it cannot be found out what rests here, all of it stays.
    const question = await ask().catch(() => undefined)
    if (question) setDialog(question)
    else await leave('stays')
  }
  return { askSignOut: () => void askSignOut(), dialog }
}
