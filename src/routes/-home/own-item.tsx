import type { ComponentProps } from 'react'
import { NextStepLink } from '#features/declare/NextStepLink.tsx'
import { type Judgeable, useVerdicts } from '#features/policy/useVerdicts.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'

export { OwnVerdict } from '#features/policy/VerdictLine.tsx'

type Item = ComponentProps<typeof NextStepLink>['item'] & Judgeable

/** Shows the enterprise's next step for an item of home, which asks first where the enterprise does not fit. */
export const WayOn = ({ item }: { item: Item }) => (
  <NextStepLink item={item} warning={obstacleOf(useVerdicts()(item))} />
)
