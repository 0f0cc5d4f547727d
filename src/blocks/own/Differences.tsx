import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { differences } from './differences.ts'

interface Props {
  shown: object
  mine: object
  labels: Readonly<Record<string, string>>
}

/** Shows the fields that differ between the public version and the edit under audit; empty if none differs. */
export function Differences({ shown, mine, labels }: Props) {
  const changed = differences(shown, mine, labels)
  if (changed.length === 0) return null
  return (
    <Card title="与公开内容的不同">
      <DescriptionList items={changed} />
    </Card>
  )
}
