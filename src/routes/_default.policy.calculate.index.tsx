import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'
import { FromLibrary } from './-calculate/FromLibrary.tsx'
import { Continue, lastReport } from './-calculate/Continue.tsx'
import { countsQuery, PolicyCounts } from '#features/policy/PolicyCounts.tsx'
import { srdiLink } from '#features/srdi/links.ts'
import { HAND, matchLink } from '#features/match/match-links.ts'
import { OwnEnterprises } from './-calculate/OwnEnterprises.tsx'
import styles from './-calculate/start.module.css'

export const Route = createFileRoute('/_default/policy/calculate/')({
  component: StartPage,
})

const steps: readonly Step[] = [
  { title: '选择企业', words: '已绑定的企业自动带出登记信息' },
  { title: '填写信息', words: '只问缺少的信息，边答边更新结果' },
  { title: '查看报告', words: '可享受的政策、依据、差距和截止时间' },
]

/** Shows 政策计算: an introduction, and the choice of the enterprise to calculate for. */
function StartPage() {
  const { keyword = '', page = 1 } = Route.useSearch()
  const { userInfo, enId } = useAccount()
  const navigate = Route.useNavigate()
  const last = useQuery({ ...lastReport, enabled: userInfo !== undefined })
  // Waits for the last report of a member, because its card appears above the rest.
  const isHeld = useWaitTogether(last.isLoading)
  return (
    <Page
      title="政策计算"
      banner
      crumbs={crumbsTo('/policy/calculate')}
      lead="约三分钟，得出企业可享受的政策"
      answer={<PolicyCounts query={useQuery(countsQuery(enId))} />}
    >
      <Card>
        <Steps steps={steps} />
        <p className={styles.note}>
          按公开条件逐条比对；未填信息不作不符合处理。结果为预评估，不构成认定，以主管部门审核为准。
        </p>
      </Card>
      {isHeld ? (
        <Card>
          <SkeletonRows rows={10} />
        </Card>
      ) : (
        <>
          <Continue />
          {userInfo && <OwnEnterprises />}
          <FromLibrary
            keyword={keyword}
            page={page}
            onSearch={(text) =>
              void navigate({ search: { keyword: text || undefined }, replace: true, resetScroll: false })
            }
            linkOf={(next) => ({
              ...linkOptions({
                to: '/policy/calculate',
                search: { keyword: keyword || undefined, page: next },
              }),
              replace: true,
              resetScroll: false,
            })}
          />
          <div className={styles.others}>
            <Card title="手工填写">
              <div className={styles.hand}>
                <p>企业尚未注册或企业库中没有的，可以直接填写。</p>
                <LinkButton look={userInfo ? 'secondary' : 'primary'} link={matchLink({ of: HAND })}>
                  开始填写
                </LinkButton>
              </div>
            </Card>
            <Card title="专精特新自评">
              <div className={styles.hand}>
                <p>了解企业与创新型、专精特新、“小巨人”标准的差距，可以先自评。</p>
                <LinkButton link={srdiLink('description')}>去自评</LinkButton>
              </div>
            </Card>
          </div>
        </>
      )}
    </Page>
  )
}
