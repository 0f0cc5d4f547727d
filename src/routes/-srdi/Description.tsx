import { BY_HAND } from '#features/srdi/srdi-draft.ts'
import { srdiLink } from '#features/srdi/links.ts'
import { useDeviceState } from '#offline/view.ts'
import { currentRuleSet, SRDI_NOTICE } from '#rules/srdi.ts'
import { type SrdiTier, srdiTiers } from '#rules/srdi/tiers.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'
import styles from './srdi.module.css'
import type { SelfEvaluation } from './useSelfEvaluation.ts'

const steps: readonly Step[] = [
  { title: '填写三页', words: '约需 10 分钟，可以中途退出后继续。' },
  { title: '不清楚的先不填', words: '未填写的不计为 0 分，结果以区间表示。' },
  { title: '查看结果', words: '符合的条件、差距和最少措施，可以打印、带入申报。' },
]

const about: Record<SrdiTier, string> = {
  创新型中小企业:
    '有较高专业化水平、较强创新能力和发展潜力，是优质中小企业的基础力量。按 100 分评价，60 分达标。',
  专精特新中小企业: '专业化、精细化、特色化发展，创新能力强、质量效益好。按条件逐项审核。',
  '专精特新“小巨人”企业':
    '位于产业基础核心领域和产业链关键环节，创新能力突出、掌握核心技术。按条件逐项审核。',
}

/**
 * Shows the description of the self evaluation: the titles with their rule sets, the steps, and the storage
 * of the answers.
 */
export function Description({ self }: { self: SelfEvaluation }) {
  const account = useAccount()
  const { storage } = useDeviceState()
  const own = account.userInfo ? enterpriseName(account) : ''
  return (
    <>
      <Notice tone="info" title={`${SRDI_NOTICE}。`}>
        按公开标准由本机计算，帮助企业了解差距；是否认定以主管部门审核、公告为准。
      </Notice>
      <Card title="选择自评类型">
        <fieldset className={styles.tiers}>
          <legend className="visually-hidden">自评类型</legend>
          {srdiTiers.map((tier) => {
            const { name, document, inForce } = currentRuleSet(tier)
            return (
              <label key={tier}>
                <input
                  type="radio"
                  name="tier"
                  aria-label={tier}
                  checked={self.tier === tier}
                  onChange={() => self.setTier(tier)}
                />
                <span>
                  <strong>{tier}</strong>
                  <span>{about[tier]}</span>
                  <span className={styles.small}>
                    {name}，{document}，{inForce} 起施行
                  </span>
                </span>
              </label>
            )
          })}
        </fieldset>
      </Card>
      <Card title="自评步骤">
        <div className={styles.body}>
          <Steps steps={steps} />
          <p className={styles.small}>
            {!account.userInfo && '未登录也可以自评。'}
            {account.userInfo && storage === 'disk'
              ? '填写的内容和保存的结果存在本机、您的账号名下，退出登录时可以选择清除'
              : '填写的内容和保存的结果只留在当前页面，关闭后清除'}
            ；联网时，结果显示在第三页，本次自评所填数据（不含企业名称）在每次修改后发给市平台核对，市平台不留存。
          </p>
          <span className={styles.actions}>
            {own && (
              <LinkButton look="primary" link={srdiLink('form1')}>
                用{own}的档案开始
              </LinkButton>
            )}
            <LinkButton look={own ? 'secondary' : 'primary'} link={srdiLink('form1', BY_HAND)}>
              手工填写
            </LinkButton>
          </span>
        </div>
      </Card>
    </>
  )
}
