import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { AgeNote } from '#blocks/AgeNote.tsx'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'
import { BindingActions } from './BindingActions.tsx'
import { bindingWords } from './binding-words.ts'
import { Unbind } from './Unbind.tsx'
import type { Listed, useBindings } from './useBindings.ts'

const tones = {
  有效: 'ok',
  待核验: 'warn',
  未通过: 'bad',
  待接受: 'info',
} satisfies Record<NonNullable<Listed['state']>, Tone>

/** Lists the enterprises that the signed-in user acts for, waits for or is invited to, and switches the current one. */
export function MyEnterprises({ query: list, bindings }: ReturnType<typeof useBindings>) {
  const { enId } = useAccount()
  const { reach } = useDeviceState()
  const [leaving, setLeaving] = useState<Listed>()
  const { data: basic } = useQuery({ ...query(enterprise.basic, {}), enabled: enId !== '' })
  // The search below says that there is none.
  if (bindings.length === 0) return null
  return (
    <Card title="我的企业" aside={`共 ${String(bindings.length)} 家`}>
      {reach !== 'online' && list.data && (
        <AgeNote at={list.dataUpdatedAt} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      <List label="我的企业">
        {bindings.map((one) => (
          <ListRow
            key={one.enId}
            title={one.enName}
            meta={[
              `统一社会信用代码 ${one.creditCode}`,
              one.role,
              ...(basic?.enId === one.enId ? [basic.district, basic.industry, `${basic.scale}型`] : []),
            ]}
            state={
              one.enId === enId ? (
                <StateChip tone="ok">当前企业</StateChip>
              ) : (
                one.state &&
                one.state !== '有效' && <StateChip tone={tones[one.state]}>{one.state}</StateChip>
              )
            }
            excerpt={bindingWords(one)}
            actions={<BindingActions binding={one} onLeave={() => setLeaving(one)} />}
          />
        ))}
      </List>
      {leaving && <Unbind enterprise={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}
