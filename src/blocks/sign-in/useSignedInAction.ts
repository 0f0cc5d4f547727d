import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { noteWanted, takeWanted, type Why } from '#session/wanted.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Runs the deed that a user requested before signing in (`noteWanted`). A user who returns without signing in has
 * cancelled it.
 * @param why deed; undefined if nobody can have requested it
 * @param id id of the record that it is about
 * @param act runs the deed; may be called again although the wanted state is reached
 */
export function useAfterSignIn(why: Why | undefined, id: string, act: () => void): void {
  const isMember = useAccount().userInfo !== undefined
  useEffectOn([isMember, why, id], () => {
    if (why && takeWanted(why, id) && isMember) act()
  })
}

/**
 * Returns a handler for a deed that only members can do: runs it at once for a member; anybody else is asked to sign
 * in, with the reason, and the deed runs afterwards.
 */
export function useSignedInAction(why: Why, id: string, act: () => void): () => void {
  const isMember = useAccount().userInfo !== undefined
  const navigate = useNavigate()
  useAfterSignIn(why, id, act)
  return () => {
    if (isMember) return act()
    noteWanted(why, id)
    void navigate({ to: '/auth/login', search: { redirect_uri: location.pathname + location.search, why } })
  }
}
