import type { Policy } from '#api/policy.ts'
import { favourite } from '#api/favourite.ts'
import { useNavigate } from '@tanstack/react-router'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useAccount } from '#session/account.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { favouriteRecord, wishFor } from './favourites.ts'

interface Props {
  policy: Pick<Policy, 'id' | 'title' | 'favorite'>
  /** The newest receipt that was here when the city was asked: what has arrived from here since is newer. */
  asOf: number
  look?: ButtonLook
}

/** Keeps a policy among the favourites or lets it go. Works without a network: the wish waits in the outbox. */
export function Favourite({ policy, asOf, look = 'secondary' }: Props) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const heard = useHeard()
  const { kept, waiting } = wishFor(policy.id, { said: policy.favorite, asOf }, heard)
  const toggle = async () => {
    if (!userInfo) {
      await navigate({ to: '/auth/login', search: { redirect_uri: location.pathname + location.search } })
      return
    }
    try {
      const input = { params: { id: policy.id } }
      const options = {
        title: `${kept ? '取消收藏' : '收藏'}：${policy.title}`,
        record: favouriteRecord(policy.id, heard.outbox),
      }
      await (kept ? send(favourite.remove, input, options) : send(favourite.add, input, options))
    } catch (error) {
      showToast(storageProblem(error).message)
    }
  }
  return (
    <Button look={look} aria-pressed={kept} onClick={() => void toggle()}>
      {kept ? '已收藏' : '收藏'}
      {waiting && ' · 待上传'}
    </Button>
  )
}
