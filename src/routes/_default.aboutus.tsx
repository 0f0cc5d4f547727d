import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { AssistantButton } from '#features/assistant/AssistantButton.tsx'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Page } from '#ui/Page.tsx'
import styles from './-about/about.module.css'
import { Kept } from './-about/Kept.tsx'
import { Offline } from './-about/Offline.tsx'
import { Portal } from './-about/Portal.tsx'

export const Route = createFileRoute('/_default/aboutus')({ component: AboutPage })

/**
 * Shows 关于我们: the portal's functions, its operator and contacts, offline use, and the data kept on the
 * device.
 */
function AboutPage() {
  const { builder, address, hotline, serviceHotline, technicalHotline, hours } = contacts
  return (
    <Page
      title="关于我们"
      crumbs={[{ label: '首页', link: linkOptions({ to: '/' }) }]}
      lead="滨海市面向企业的统一服务入口：查政策、报项目、提诉求、找服务，断网也能用。"
    >
      <Card title="平台功能">
        <Portal />
      </Card>
      <Card title="主办单位与联系方式">
        <DescriptionList
          items={[
            ['主办单位', builder],
            ['地址', address],
            ['服务时间', `${hours}（网上全天可用）`],
            [
              '政务服务热线',
              <a key="hotline" className={styles.number} href={telHref(hotline)}>
                {hotline}
              </a>,
            ],
            [
              '企业服务热线',
              <a key="service" className={styles.number} href={telHref(serviceHotline)}>
                {serviceHotline}
              </a>,
            ],
            [
              '技术热线',
              <a key="technical" className={styles.number} href={telHref(technicalHotline)}>
                {technicalHotline}
              </a>,
            ],
            [
              '在线答疑',
              <AssistantButton key="assistant" className={styles.ask}>
                问小易
              </AssistantButton>,
            ],
          ]}
        />
        <p className={styles.note}>
          政策和办理问题拨打企业服务热线；登录、填报、上传遇到故障拨打技术热线；对办理结果不满意的可以提交诉求，由平台转承办单位答复。
        </p>
      </Card>
      <Card title="离线使用说明">
        <Offline />
      </Card>
      <Card title="本机保存的内容">
        <Kept />
      </Card>
    </Page>
  )
}
