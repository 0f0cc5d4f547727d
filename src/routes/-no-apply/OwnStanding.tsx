import { useQuery } from '@tanstack/react-query'
import type { DeclareItem } from '#api/declare-item.ts'
import type { FormKey } from '#api/item.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { DeclarationCourse } from '#features/declare/DeclarationCourse.tsx'
import { flowQuery } from '#features/declare/progress.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { OwnBenefit } from './OwnBenefit.tsx'

/**
 * Shows the current enterprise's standing in a batch: signed out, not matched, or matched with the possible
 * actions.
 */
export function OwnStanding({ item }: { item: DeclareItem }) {
  const account = useAccount()
  const { running, formKey } = item
  if (!account.userInfo) {
    return (
      <Notice
        tone="info"
        title="登录后查看本企业是否在享受名单中。"
        action={
          <SignInFirst why="benefit" look="plain">
            去登录
          </SignInFirst>
        }
      />
    )
  }
  if (!running) {
    const name = enterpriseName(account)
    return (
      <Notice tone="info" title={name ? `${name}不在本批次享受名单中。` : '尚未绑定企业。'}>
        {name ? `对比对结果有疑问，可以咨询 ${item.consultPhone}。` : '绑定企业后查看是否在享受名单中。'}
      </Notice>
    )
  }
  return <Matched key={running.id} id={running.id} type={formKey} />
}

function Matched({ id, type }: { id: string; type: FormKey }) {
  const one = useQuery(declarationQuery(id, type))
  const flow = useQuery(flowQuery(id))
  // Fills the window, so that the content below is out of sight while this part loads.
  const skeleton = (
    <Card>
      <SkeletonText lines={24} />
    </Card>
  )
  if (useWaitTogether(one.isLoading || flow.isLoading)) return skeleton
  return (
    <>
      <Loaded query={one} onPage inner skeleton={skeleton}>
        {(found) => <OwnBenefit one={found} />}
      </Loaded>
      {one.data && (
        <Card title="本企业办理进度">
          <DeclarationCourse declaration={one.data} />
        </Card>
      )}
    </>
  )
}
