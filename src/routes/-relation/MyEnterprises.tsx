import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import type { EnterpriseRef } from '#api/session.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { switchEnterprise } from '#session/sign.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Unbind } from './Unbind.tsx'
import { useBoundElsewhere } from './useBoundElsewhere.ts'

/** Lists the enterprises that the signed-in user may act for, and switches the current one. */
export function MyEnterprises() {
  const { userInfo, enId } = useAccount()
  const { reach } = useDeviceState()
  const [leaving, setLeaving] = useState<EnterpriseRef>()
  const { data: basic } = useQuery({ ...query(enterprise.basic, {}), enabled: enId !== '' })
  useBoundElsewhere()
  const ens = userInfo?.ens ?? []
  const change = async (one: EnterpriseRef) => {
    await switchEnterprise(one.enId)
    showToast(`已切换到${one.enName}`)
  }
  return (
    <Card title="我的企业" aside={ens.length > 0 && `共 ${String(ens.length)} 家`}>
      {ens.length === 0 ? (
        <EmptyState
          title="尚未绑定企业"
          hint="在下面按企业名称或信用代码查找并绑定。绑定后可以代表企业申报项目、提交诉求、发布供需。"
        />
      ) : (
        <List label="我的企业">
          {ens.map((one) => (
            <ListRow
              key={one.enId}
              title={one.enName}
              meta={[
                `统一社会信用代码 ${one.creditCode}`,
                ...(basic?.enId === one.enId ? [basic.district, basic.industry, `${basic.scale}型`] : []),
              ]}
              state={one.enId === enId && <StateChip tone="ok">当前企业</StateChip>}
              actions={
                <>
                  <LinkButton
                    look="plain"
                    link={linkOptions({ to: '/user/relation/$id', params: { id: one.enId } })}
                  >
                    企业档案
                  </LinkButton>
                  {one.enId !== enId && (
                    <Button look="plain" onClick={() => void change(one)}>
                      切换
                    </Button>
                  )}
                  <Button look="plain" disabled={reach !== 'online'} onClick={() => setLeaving(one)}>
                    解除绑定
                  </Button>
                </>
              }
            />
          ))}
        </List>
      )}
      {leaving && <Unbind enterprise={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}
