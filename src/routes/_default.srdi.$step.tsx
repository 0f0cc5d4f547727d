import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { optionalParam } from '#lib/address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { srdiLink, srdiSteps } from '#features/srdi/links.ts'
import { RestartButton } from '#ui/form/RestartButton.tsx'
import { Description } from './-srdi/Description.tsx'
import { Evaluating } from './-srdi/Evaluating.tsx'

// Loaded on demand, because the forms import controls that the description does not need.
const Form = lazyPart(async () => (await import('./-srdi/Form.tsx')).Form)

export const Route = createFileRoute('/_default/srdi/$step')({
  validateSearch: v.object({
    /** `hand`: filled in by hand, not for the current enterprise. */
    of: optionalParam(v.literal('hand')),
  }),
  staticData: { only: 'description|form[123]' },
  component: SelfEvaluation,
})

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/**
 * Shows 专精特新自评: the description, three forms, the score. One route serves all steps, because each route
 * adds to the first load of every page.
 */
function SelfEvaluation() {
  const { step } = Route.useParams()
  const { of } = Route.useSearch()
  const at = srdiSteps.find((one) => one === step)
  const crumbs = [
    ...crumbsTo('/srdi'),
    ...(at ? [{ label: '专精特新自评', link: srdiLink('description', of) }] : []),
  ]
  return (
    <Evaluating of={of}>
      {(self) => (
        <Page
          title={at ? `${self.tier}自评` : '专精特新自评'}
          crumbs={crumbs}
          lead={at ? self.name : '对照标准，了解企业与专精特新的差距'}
          aside={
            at &&
            self.hasAnswers && (
              <RestartButton onRestart={() => self.restart()}>
                本次填写的内容会清空，恢复为企业档案中的信息。已保存的结果不受影响。
              </RestartButton>
            )
          }
        >
          {at ? <Form room={skeleton} self={self} step={at} /> : <Description self={self} />}
        </Page>
      )}
    </Evaluating>
  )
}
