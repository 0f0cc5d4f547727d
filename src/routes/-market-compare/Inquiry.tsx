import { useState } from 'react'
import { askedOf, inquiryCsv, keepQuantities, quantitiesKept, quantityOf } from '#features/market/inquiry.ts'
import { askLink } from '#features/market/links.ts'
import type { Compared } from '#features/market/listings.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, isoDay } from '#lib/dates.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { saveTable } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './inquiry.module.css'

interface Props {
  listings: readonly Compared[]
  onPrint: () => void
}

/**
 * Shows a price inquiry (询价单) for the supplies among the compared listings, to print, to export as a table, or to begin
 * a 求购 with.
 */
export function Inquiry({ listings, onPrint }: Props) {
  const account = useAccount()
  const [quantities, setQuantities] = useState(quantitiesKept)
  const rows = askedOf(listings, quantities)
  const asker = { name: enterpriseName(account), contact: account.userInfo?.nickname ?? '' }
  const setQuantity = (id: string, typed: string) => {
    const next = { ...quantities, [id]: typed }
    setQuantities(next)
    keepQuantities(next)
  }
  const save = () => {
    saveTable(inquiryCsv(rows, asker, cityNow()), `询价单-${isoDay(cityNow())}.csv`)
    showToast(`已导出 ${String(rows.length)} 个产品的询价单`)
  }
  return (
    <Card
      title="询价单"
      aside={
        <span className={styles.tools} data-print="none">
          <Button look="plain" onClick={save}>
            导出表格
          </Button>
          <Button look="plain" onClick={onPrint}>
            打印询价单
          </Button>
          <LinkButton look="primary" link={askLink(rows)}>
            生成求购草稿
          </LinkButton>
        </span>
      }
    >
      <p className={styles.hint} data-print="none">
        填写采购数量，打印或导出后发给供应单位；也可以生成求购草稿，核对后发布，让更多企业报价。
      </p>
      <p className={styles.asker}>
        {asker.name && `询价单位：${asker.name}　`}
        {asker.contact && `联系人：${asker.contact}　`}
        询价日期：{dateText(new Date(cityNow()).toISOString())}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.box} role="region" aria-label="询价单，可左右滚动" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">产品</th>
              <th scope="col">供应单位</th>
              <th scope="col">公开价格</th>
              <th scope="col">起订量</th>
              <th scope="col">询价数量</th>
              <th scope="col" className={styles.paper}>
                报价（元）
              </th>
              <th scope="col" className={styles.paper}>
                交货期（天）
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const typed = quantities[row.id] ?? ''
              const read = quantityOf(typed, row.unit)
              const isWrong = typed.trim() !== '' && read === undefined
              return (
                <tr key={row.id}>
                  <th scope="row">
                    {row.title}
                    <small>{[row.model, row.spec].filter(Boolean).join(' · ')}</small>
                  </th>
                  <td data-label="供应单位">{row.publisherOrg}</td>
                  <td data-label="公开价格">{row.price}</td>
                  <td data-label="起订量">{row.moq || '未填写'}</td>
                  <td data-label="询价数量">
                    <span className={styles.quantity}>
                      <input
                        type="text"
                        inputMode="numeric"
                        aria-label={`询价数量：${row.title}`}
                        aria-invalid={isWrong}
                        aria-describedby={isWrong ? `wrong-${row.id}` : undefined}
                        value={typed}
                        onChange={({ target }) => setQuantity(row.id, target.value)}
                        onBlur={() => read !== undefined && setQuantity(row.id, String(read))}
                      />
                      {row.unit}
                    </span>
                    {isWrong && (
                      <small id={`wrong-${row.id}`} className={styles.wrong} role="alert">
                        请填写 1 至 1000 万的整数
                      </small>
                    )}
                  </td>
                  <td className={styles.paper} aria-label="由供应单位填写" />
                  <td className={styles.paper} aria-label="由供应单位填写" />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
