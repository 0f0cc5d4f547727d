import { useQuery } from '@tanstack/react-query'
import type { EnterpriseRef } from '#api/session.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { switchEnterprise } from '#session/sign.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Registered } from './RecordView.tsx'

const skeleton = (
  <Card>
    <SkeletonText lines={6} />
  </Card>
)

/**
 * Shows an enterprise of the user that is not the current one: its public data, and a button that switches to
 * it.
 */
export function OtherRecord({ enterprise: own }: { enterprise: EnterpriseRef }) {
  const found = useQuery(query(enterprise.find, { query: { enId: own.enId } }))
  const change = async () => {
    await switchEnterprise(own.enId)
    showToast(`已切换到${own.enName}`)
  }
  return (
    <>
      <Notice
        tone="info"
        title="该企业不是当前企业。"
        action={
          <Button look="plain" onClick={() => void change()}>
            切换到该企业
          </Button>
        }
      >
        切换后可以查看完整档案并修改。
      </Notice>
      <Loaded query={found} skeleton={skeleton} onPage>
        {(record) => <Registered record={record} />}
      </Loaded>
    </>
  )
}
