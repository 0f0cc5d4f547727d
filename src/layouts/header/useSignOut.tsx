import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { clearTokens } from '#session/tokens.ts'

/**
 * Signs out: at once, or after a dialog if data of the user is stored on this device. Render `dialog` beside the
 * button.
 */
export function useSignOut() {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<ReactNode>()
  const leave = async (rest: 'stays' | 'goes') => {
    setDialog(undefined)
    // Clears the tokens first, before any delay: a user who closes the page now is signed out.
    clearTokens()
    // Leaves the page in any case, because its content belongs to the user.
    await navigate({ to: '/auth/login', ignoreBlocker: true }).catch(() => undefined)
    await (await import('#session/sign.ts')).signOut(rest)
  }
  const ask = async () => {
    const { signOutDialog } = await import('./SignOutDialog.tsx')
    return await signOutDialog({ onLeave: (rest) => void leave(rest), onCancel: () => setDialog(undefined) })
  }
  const askSignOut = async () => {
    // Keeps all data if the device cannot be read.
    const question = await ask().catch(() => undefined)
    if (question) setDialog(question)
    else await leave('stays')
  }
  return { askSignOut: () => void askSignOut(), dialog }
}
