import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { Declaration } from '#api/declaration.ts'
import type { FormKey } from '#api/item.ts'
import { Apply } from '#features/declare/apply/Apply.tsx'
import { FORM } from '#features/declare/apply/draft.ts'
import { itemQuery } from '#features/declare/apply/item.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import { formatsFor } from '#features/declare/apply/steps.ts'
import { editLink, viewLink } from '#features/declare/links.ts'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { ReturnedNotice } from '#features/declare/ReturnedNotice.tsx'
import { recordOf } from '#features/declare/status.ts'
import { NextItem } from '#features/policy/late-next-item.ts'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { declarationCrumbs } from './crumbs.ts'

interface Props {
  id: string
  form: FormKey
  step: StepKey | undefined
  onStep: (key: StepKey) => void
}

/** Shows a returned declaration in the form again (补正), with the city's request above it. */
export function EditDeclaration({ id, form, ...at }: Props) {
  const declaration = useNewest(declarationQuery(id, form))
  const { type, status, itemName } = declaration.data ?? {}
  const waits = useOutbox().some(({ record }) => record === recordOf(id))
  return (
    <Page title={itemName ?? '补正申报'} crumbs={declarationCrumbs} lead={declaration.data && '补正申报'}>
      <Reopened
        form={FORM}
        id={id}
        query={declaration}
        may={waits || status === '待补正' || type === 'spec-declare'}
        state={status}
        otherwise="无需补正"
        {...formatsFor(declaration.data?.fields)}
        view={{ link: viewLink({ id, type: form }), label: '查看申报' }}
      >
        {(one) =>
          one.type === 'spec-declare' ? (
            <Navigate {...editLink(one)} replace />
          ) : (
            <CorrectionForm declaration={one} {...at} />
          )
        }
      </Reopened>
    </Page>
  )
}

function CorrectionForm({
  declaration,
  step,
  onStep,
}: Omit<Props, 'id' | 'form'> & { declaration: Declaration }) {
  const { id, itemId } = declaration
  const { enId } = useAccount()
  const item = useQuery(itemQuery(useQueryClient(), itemId))
  return (
    <>
      <ReturnedNotice {...declaration} />
      <Loaded
        query={item}
        onPage
        inner
        skeleton={
          <Card>
            <SkeletonText lines={10} />
          </Card>
        }
        isEmpty={({ records }) => records.length === 0}
        empty={
          <Card>
            <EmptyState title="申报项目已下架，请联系主管部门补正" />
          </Card>
        }
      >
        {({ records }) => (
          <Apply
            key={enId + id}
            item={records[0]!}
            declaration={declaration}
            href={`/declare/apply/edit/${encodeURIComponent(id)}`}
            step={step}
            next={<NextItem after={itemId} />}
            onStep={onStep}
          />
        )}
      </Loaded>
    </>
  )
}
