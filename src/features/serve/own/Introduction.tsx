import { linkOptions } from '@tanstack/react-router'
import styles from '#blocks/detail/record.module.css'
import { applyLink, providersLink } from '#features/serve/links.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'

const steps: readonly Step[] = [
  { title: '绑定企业', words: '以企业名义申请，一家企业申请一次。' },
  { title: '填写机构资料', words: '服务类别、服务区域、资质和联系方式。' },
  { title: '等待审核', words: '一般 2 个工作日，未通过的按意见修改后重新提交。' },
  { title: '发布服务', words: '菜单中显示“我的产品”，无需重新登录。' },
]

/** Shows an introduction for enterprises that are no service provider: the role and the way to apply. */
export function Introduction({ needsEnterprise = false }: { needsEnterprise?: boolean }) {
  return (
    <Card
      title="成为服务机构"
      foot={
        <div className={styles.actions}>
          {needsEnterprise ? (
            <LinkButton look="primary" link={linkOptions({ to: '/user/relation' })}>
              先绑定企业
            </LinkButton>
          ) : (
            <LinkButton look="primary" link={applyLink('add')}>
              申请成为服务机构
            </LinkButton>
          )}
          <LinkButton link={providersLink()}>查看已入驻的机构</LinkButton>
        </div>
      }
    >
      <p className={styles.text}>
        服务机构是经市平台审核、为全市企业提供政策代办、知识产权、财税、法律等专业服务的单位。
        通过审核后，可以发布服务产品、接收企业咨询，机构信息显示在“专业服务”和“专业服务超市”中。
      </p>
      <Steps steps={steps} />
    </Card>
  )
}
