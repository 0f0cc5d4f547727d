import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { noteWanted, takeWanted, type Why } from '#session/wanted.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Does for a member what they wanted before they signed in (`noteWanted`). Who comes back without having signed in has
 * changed their mind.
 * @param why undefined where nobody can have wanted it
 * @param id of the record that it is done to
 * @param act does it; a wish that holds by now may come again
 */
export function useAfterSignIn(why: Why | undefined, id: string, act: () => void): void {
  const isMember = useAccount().userInfo !== undefined
  useEffectOn([isMember, why, id], () => {
    if (why && takeWanted(why, id) && isMember) act()
  })
}

/** A deed that needs a member: done at once for one; anybody else is asked to sign in, told why, and has it done afterwards. */
export function useMemberDeed(why: Why, id: string, act: () => void): () => void {
  const isMember = useAccount().userInfo !== undefined
  const navigate = useNavigate()
  useAfterSignIn(why, id, act)
  return () => {
    if (isMember) return act()
    noteWanted(why, id)
    void navigate({ to: '/auth/login', search: { redirect_uri: location.pathname + location.search, why } })
  }
}
