import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { differences } from './differences.ts'

interface Props {
  shown: object
  mine: object
  labels: Readonly<Record<string, string>>
}

/** Shows what differs between the version that is public and the edit that waits for its audit; nothing where nothing does. */
export function Differences({ shown, mine, labels }: Props) {
  const changed = differences(shown, mine, labels)
  if (changed.length === 0) return null
  return (
    <Card title="与公开内容的不同">
      <DescriptionList items={changed} />
    </Card>
  )
}
