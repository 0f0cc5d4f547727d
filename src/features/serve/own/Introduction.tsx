import { linkOptions } from '@tanstack/react-router'
import styles from '#blocks/detail/record.module.css'
import own from '#features/serve/detail/product.module.css'
import { applyLink, providersLink } from '#features/serve/links.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'

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
      <ol className={own.steps}>
        <li>绑定企业：以企业名义申请，一家企业申请一次。</li>
        <li>填写机构资料：服务类别、服务区域、资质和联系方式。</li>
        <li>等待审核：一般 2 个工作日内完成，结果以消息通知；未通过的，按意见修改后重新提交。</li>
        <li>发布服务：审核通过后，菜单中显示“我的产品”，无需重新登录。</li>
      </ol>
    </Card>
  )
}
