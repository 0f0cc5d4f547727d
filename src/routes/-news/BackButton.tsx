import { linkOptions, useCanGoBack, useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#ui/Button.tsx'

/** Back to where one came from, with its filters and place; home, where this page was opened by itself. */
export function BackButton() {
  const router = useRouter()
  const cameFromHere = useCanGoBack()
  return cameFromHere ? (
    <Button onClick={() => router.history.back()}>返回</Button>
  ) : (
    <LinkButton link={linkOptions({ to: '/' })}>返回首页</LinkButton>
  )
}
