import { moneyText, upToText } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { changeText } from './set-words.ts'
import styles from './set.module.css'
import type { SharedSet } from './useBestSet.ts'

/** Shows the sums of the set, how it was found, its yearly caps, and the effect of changes by hand. */
export function SetSummary({ shared }: { shared: SharedSet }) {
  const { set, best, items, last, isChanged } = shared
  const titlesOf = (ids: readonly string[]) =>
    ids.map((id) => `“${items.find(({ policyId }) => policyId === id)?.title ?? ''}”`).join('、')
  const fitting = items.filter(({ matchLevel }) => matchLevel === 'recommended').length
  return (
    <section className={styles.summary}>
      <h2>{isChanged ? '调整后的组合' : '最优组合'}</h2>
      <p className={styles.sums}>
        <span>
          <b>{set.chosen.length}</b> 项
        </span>
        <span>
          可确定 <strong>{moneyText(set.sums.sure)}</strong>
        </span>
        {set.sums.upTo > set.sums.sure && <span>{upToText(set.sums.upTo)}</span>}
      </p>
      <p className={styles.small}>
        从 {fitting}{' '}
        项符合条件的政策中选出，相互不能同享的只列一项：先比可确定金额，再比把握、最高金额、材料和步骤。可确定金额为最低支持额；按研发费用比例支持的，按上年研发费用计算。
      </p>
      {set.caps.map(({ cap, ids, asked }) => (
        <p key={cap.name} className={styles.small}>
          {cap.name}：{ids.length} 项合计{upToText(asked)}，按年度限额计 {moneyText(cap.most)}。依据{' '}
          {cap.basis.name}：{cap.basis.text}
        </p>
      ))}
      {isChanged && (
        <Notice
          tone="info"
          action={
            <Button look="plain" onClick={shared.restore}>
              恢复最优组合
            </Button>
          }
        >
          {last && last.entered.length > 0 && `已列入${titlesOf(last.entered)}。`}
          {last && last.left.length > 0 && `已移出${titlesOf(last.left)}。`}
          与最优组合相比，可确定金额{changeText(best.sums.sure, set.sums.sure)}，最高金额
          {changeText(best.sums.upTo, set.sums.upTo)}。
        </Notice>
      )}
    </section>
  )
}
