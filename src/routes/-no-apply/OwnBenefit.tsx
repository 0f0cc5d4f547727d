import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import type { Declaration } from '#api/declaration.ts'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { Confirm } from '#features/declare/benefit/Confirm.tsx'
import { GiveUp } from '#features/declare/benefit/GiveUp.tsx'
import { RateDeclaration } from '#features/declare/RateDeclaration.tsx'
import { declarationEnding } from '#features/declare/finish.ts'
import { useWaiting } from '#features/declare/useWaiting.ts'
import { NextItem } from '#features/policy/late-next-item.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, daysLeftText, timeText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { useReceipts } from '#offline/view.ts'
import { declarationLifecycle, mayRate } from '#rules/declaration-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './no-apply.module.css'

// Loads the finish after a confirmation, which most visits do not make.
const Submitted = optionalPart(async () => (await import('#blocks/form/Submitted.tsx')).Submitted)

/**
 * Shows the current enterprise's benefit: amount, reasons, account, deadline, the consequence of no answer,
 * and the buttons to confirm or decline.
 */
export function OwnBenefit({ one }: { one: Declaration }) {
  const { status, dueDate, payout, claim, approvedAmount, paidAmount, applyAmount, reason } = one
  const waiting = useWaiting(one.id)
  const [sentId, setSentId] = useState<string>()
  const isReceived = useReceipts().some(({ id }) => id === sentId)
  const isAsked = status === '意愿确认'
  // Compares with the clock, because the deadline may have passed on a device that has not heard from the
  // city yet.
  const isLate = isAsked && dueDate !== undefined && Date.parse(dueDate) < cityNow()
  const missing = claim?.missing ?? []
  return (
    <>
      {waiting && (
        <Notice tone="warn" title={`${waiting.words}：`}>
          {waiting.item.state === 'waiting'
            ? `${waiting.item.title}。${keptHereWords()}。`
            : (waiting.item.reason ?? waiting.item.title)}
        </Notice>
      )}
      {isReceived && (
        <Submitted
          id={sentId!}
          ending={declarationEnding(one, 'apply-msjx')}
          onReopened={() => setSentId(undefined)}
          next={<NextItem after={one.itemId} />}
        />
      )}
      {isLate && (
        <Notice tone="warn" title="确认期限已过。">
          逾期未确认的，本批次不再兑付。
        </Notice>
      )}
      <Card
        title="本企业可享受"
        aside={
          <StateChip tone={waiting?.tone ?? declarationLifecycle.toneOf(status)}>
            {waiting?.words ?? status}
          </StateChip>
        }
        foot={
          isAsked && !isLate ? (
            <div className={styles.actions}>
              {missing.length > 0 ? (
                !waiting && (
                  <LinkButton
                    look="primary"
                    link={linkOptions({ to: '/declare/apply/apply-msjx', search: { id: one.id } })}
                  >
                    补充信息并确认享受
                  </LinkButton>
                )
              ) : (
                <Confirm one={one} onSent={setSentId} />
              )}
              <GiveUp one={one} />
            </div>
          ) : (
            mayRate(status) && !one.rating && !waiting && <RateDeclaration row={one} look="secondary" />
          )
        }
      >
        <p className={styles.amount}>{moneyText(paidAmount ?? approvedAmount ?? applyAmount)}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        <DescriptionList
          items={[
            ['收款账户', payout && (payout.account || '缺少收款账户')],
            ['开户企业', one.enterprise.enName],
            ['确认期限', dueDate && `${timeText(dueDate)}（${daysLeftText(dueDate)}）`],
            ['兑付时间', payout && `${dateText(payout.payDate)}前`],
            ['逾期未确认', isAsked ? '逾期未确认的，本批次不再兑付' : undefined],
            ['联系人', missing.includes('contact') ? '缺少联系人' : one.contactName],
          ]}
        />
        {claim && (
          <>
            <h3 className={styles.title}>匹配依据</h3>
            <ul className={styles.facts}>
              {claim.facts.map(({ name, value, source }) => (
                <li key={name}>
                  <strong>{`${name}：${value}`}</strong>
                  <span>{`依据：${source}`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {one.rating && (
        <Card title="我的评价">
          <RatingWithRemedy rating={one.rating} />
        </Card>
      )}
    </>
  )
}
