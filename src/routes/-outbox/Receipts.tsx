import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { useReceipts } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { kindWord, placeOf } from './places.ts'

/** Number of receipts shown at first. */
const FIRST = 10

/**
 * Lists the receipts of this device with the numbers that the city gave; renders nothing before the first
 * receipt.
 */
export function Receipts() {
  const receipts = useReceipts()
  const { userInfo } = useAccount()
  const [isWhole, setIsWhole] = useState(false)
  if (receipts.length === 0) return null
  return (
    <Card title="回执" aside={`共 ${String(receipts.length)} 项`}>
      <List label="回执">
        {receipts.slice(0, isWhole ? undefined : FIRST).map((receipt) => {
          const { id, title, no, enId, time } = receipt
          const place = placeOf(receipt)
          return (
            <ListRow
              key={id}
              title={title}
              meta={[
                kindWord(receipt),
                no && `编号 ${no}`,
                userInfo?.ens.find((one) => one.enId === enId)?.enName,
                timeText(time),
              ]}
              state={<StateChip tone="ok">已提交</StateChip>}
              actions={
                place && (
                  <LinkButton look="plain" link={place.link}>
                    查看{place.label}
                  </LinkButton>
                )
              }
            />
          )
        })}
      </List>
      {!isWhole && receipts.length > FIRST && (
        <Button
          look="plain"
          onClick={() => setIsWhole(true)}
        >{`显示全部 ${String(receipts.length)} 项`}</Button>
      )}
    </Card>
  )
}
