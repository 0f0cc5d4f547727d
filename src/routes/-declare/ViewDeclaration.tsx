import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FormKey } from '#api/item.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { flowQuery } from '#features/declare/progress.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { declarationCrumbs } from './crumbs.ts'
import { DeclarationView } from './DeclarationView.tsx'

interface Props {
  id: string
  form: FormKey
  /** Content of a special declaration, which has another form. */
  special: ReactNode
}

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** Shows one declaration (查看申报). */
export function ViewDeclaration({ id, form, special }: Props) {
  const declaration = useQuery(declarationQuery(id, form))
  const flow = useQuery(flowQuery(id))
  // The progress above the content would move it, so both are shown together.
  const isHeldBack = useWaitTogether(flow.isLoading, id)
  return (
    <Page
      title={declaration.data?.itemName ?? '申报详情'}
      crumbs={declarationCrumbs}
      about={declaration.data}
      lead={declaration.data?.department}
    >
      <Loaded query={declaration} onPage skeleton={skeleton}>
        {(one) =>
          isHeldBack ? (
            skeleton
          ) : (
            <DeclarationView declaration={one}>{one.type === 'spec-declare' && special}</DeclarationView>
          )
        }
      </Loaded>
    </Page>
  )
}
