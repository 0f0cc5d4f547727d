import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { query } from '#api/call/query.ts'
import { Apply } from '#features/declare/apply/Apply.tsx'
import { itemQuery } from '#features/declare/apply/item.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import { editLink, viewLink } from '#features/declare/links.ts'
import { recordOf } from '#features/declare/status.ts'
import { useBegun } from '#blocks/form/useBegun.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { dateText, daysLeftText } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { declarationCrumbs } from './crumbs.ts'

interface Props {
  id: string
  step: StepKey
  onStep: (key: StepKey) => void
}

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** 补正: a returned declaration in the form again, with what the city asks for on top. */
export function EditDeclaration({ id, ...at }: Props) {
  const declaration = useQuery(query(declare.one, { params: { id } }))
  return (
    <Page
      title={declaration.data?.itemName ?? '补正申报'}
      crumbs={declarationCrumbs}
      lead={declaration.data && '补正申报'}
    >
      <Loaded query={declaration} skeleton={skeleton} onPage>
        {(one) =>
          one.type === 'spec-declare' ? (
            <Navigate {...editLink(one)} replace />
          ) : (
            <Mend declaration={one} {...at} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Mend({ declaration, step, onStep }: Omit<Props, 'id'> & { declaration: Declaration }) {
  const { id, itemId, status, reason, dueDate } = declaration
  const { enId } = useAccount()
  const item = useQuery(itemQuery(useQueryClient(), itemId))
  const waits = useOutbox().some((one) => one.record === recordOf(id))
  const begun = useBegun(status === '待补正' || waits)
  if (!begun) {
    return (
      <Card>
        <EmptyState
          title={`当前为${status}，不需要补正`}
          action={
            <LinkButton look="primary" link={viewLink(id)}>
              查看申报
            </LinkButton>
          }
        />
      </Card>
    )
  }
  return (
    <>
      {reason && (
        <Notice tone="warn" title="补正原因：">
          {reason}
          {dueDate && `（${dateText(dueDate)}前提交，${daysLeftText(dueDate)}）`}
        </Notice>
      )}
      <Loaded
        query={item}
        onPage
        inner
        skeleton={skeleton}
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
            onStep={onStep}
          />
        )}
      </Loaded>
    </>
  )
}
