import type { PolicyDetail } from '#api/policy.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { audienceText, needText, periodText } from '#features/policy/policy-words.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'
import { Icon } from '#ui/Icon.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './Infographic.module.css'
import type { Section } from './sections.ts'

/** Shows the head of the infographic: title, number and offices of the policy. */
export function PosterHead({ policy: { title, docNumber, departments } }: { policy: PolicyDetail }) {
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>一图读懂</p>
      <p className={styles.subject}>{title}</p>
      <p className={styles.source}>{[docNumber, ...departments].join(' · ')}</p>
    </header>
  )
}

/**
 * Returns the sections of a policy's infographic, at most six. Rendered as text from the policy's own data, so that it
 * is always current.
 */
export function infographic(policy: PolicyDetail): Section[] {
  const { conditions, materials, steps } = policy
  const must = conditions.filter((one) => one.required || one.veto)
  return [
    { id: 'amount', title: '给多少', content: <Amount policy={policy} /> },
    { id: 'audience', title: '给谁', content: <Audience policy={policy} must={must} /> },
    { id: 'when', title: '何时报', content: <Period policy={policy} /> },
    { id: 'how', title: '怎么报', content: <Steps steps={steps} /> },
    {
      id: 'papers',
      title: '申报材料',
      content: (
        <ul className={styles.papers}>
          {materials.map(({ name, required, sharedBy }) => (
            <li key={name}>
              <Icon name="list" />
              <span>{name}</span>
              <StateChip tone={required ? 'info' : 'neutral'}>{needText({ required, sharedBy })}</StateChip>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'ask',
      title: '咨询电话',
      content: (
        <p className={styles.ask}>
          <Icon name="phone" />
          {policy.contactOrg}
          <PhoneLink number={policy.contactPhone} />
        </p>
      ),
    },
  ].filter(({ id }) => (id !== 'papers' || materials.length > 0) && (id !== 'how' || steps.length > 0))
}

function Amount({ policy: { amountText, supportMode, ratio } }: { policy: PolicyDetail }) {
  return (
    <div className={styles.amount}>
      <strong>{amountText}</strong>
      <p>
        <StateChip tone="info">{supportMode}</StateChip>
        {ratio !== undefined && !amountText.includes('%') && ` 按投入的 ${String(ratio)}% 支持`}
      </p>
      {ratio !== undefined && (
        <div className={styles.share} role="img" aria-label={`支持比例 ${String(ratio)}%，其余由企业承担`}>
          <span style={{ flexGrow: ratio }}>支持 {ratio}%</span>
          {ratio < 100 && <span style={{ flexGrow: 100 - ratio }}>企业承担</span>}
        </div>
      )}
    </div>
  )
}

function Audience({ policy, must }: { policy: PolicyDetail; must: PolicyDetail['conditions'] }) {
  return (
    <>
      <p className={styles.whom}>
        <Icon name="building" />
        {policy.region} · {audienceText(policy)}
      </p>
      <ul className={styles.must}>
        {must.map(({ name, veto }) => (
          <li key={name}>
            <Icon name={veto ? 'warn' : 'check'} />
            <span>
              {name}
              {veto && <small>不满足则不予支持</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Period({ policy }: { policy: PolicyDetail }) {
  const { applyStart, applyEnd, isRolling } = policy
  const passed =
    applyStart && applyEnd && !isRolling
      ? Math.min(
          100,
          Math.max(
            0,
            ((cityNow() - Date.parse(applyStart)) / (Date.parse(applyEnd) - Date.parse(applyStart))) * 100,
          ),
        )
      : undefined
  return (
    <>
      <p className={styles.period}>
        {periodText(policy)} <WindowChip window={policy} />
      </p>
      {passed !== undefined && applyStart && applyEnd && (
        <div className={styles.span} data-state={windowOf(policy).state} aria-hidden="true">
          <span className={styles.bar}>
            <i style={{ width: `${String(passed)}%` }} />
          </span>
          <span className={styles.ends}>
            <span>{dateText(applyStart)}开始</span>
            <span>{dateText(applyEnd)}截止</span>
          </span>
        </div>
      )}
    </>
  )
}

function Steps({ steps }: { steps: PolicyDetail['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, org, limitDays }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{org}</span>
          {limitDays !== undefined && <small>{limitDays} 个工作日</small>}
        </li>
      ))}
    </ol>
  )
}
