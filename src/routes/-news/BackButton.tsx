import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { newsListLink, type NewsPlace } from '#features/news/links.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

/** Back to where one came from, with its filters and place; to all news, where this page was opened by itself. */
export function BackButton({ place }: { place: NewsPlace }) {
  const router = useRouter()
  const cameFromHere = useCanGoBack()
  return cameFromHere ? (
    <Button onClick={() => router.history.back()}>返回</Button>
  ) : (
    <LinkButton link={newsListLink({}, place)}>查看全部资讯</LinkButton>
  )
}
