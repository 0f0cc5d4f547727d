import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { newsListLink, type NewsPlace } from '#features/news/links.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

/**
 * Goes back to the previous page with its filters and scroll position, or to all news where the page was
 * opened directly.
 */
export function BackButton({ place }: { place: NewsPlace }) {
  const router = useRouter()
  const cameFromHere = useCanGoBack()
  return cameFromHere ? (
    <Button onClick={() => router.history.back()}>返回</Button>
  ) : (
    <LinkButton link={newsListLink({}, place)}>查看全部资讯</LinkButton>
  )
}
