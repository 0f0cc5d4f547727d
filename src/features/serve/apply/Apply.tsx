import { MyProvider } from '#api/serve-provider.ts'
import { auditWords } from '#blocks/form/audit-words.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { RejectedNotice } from '#blocks/form/RejectedNotice.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { OwnEdit } from '#blocks/own/OwnEdit.tsx'
import { organisationCrumbs, organisationLink } from '#features/serve/links.ts'
import { Introduction } from '#features/serve/own/Introduction.tsx'
import { provider } from '#features/serve/own/provider.ts'
import { myProviderQuery } from '#features/serve/own/own-queries.ts'
import { useAccount } from '#session/account.ts'
import { Page } from '#ui/Page.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { said } from './schema.ts'
import { useProviderForm } from './useProviderForm.ts'

/** 申请成为服务机构, and an edit of one's own organisation; only for who acts for an enterprise. */
export function Apply({ id }: { id: string }) {
  const { enId } = useAccount()
  const isWithout = useIsWithoutEnterprise()
  return (
    <Page
      title={id ? '修改机构资料' : '申请成为服务机构'}
      crumbs={organisationCrumbs}
      lead={`提交后由市平台审核，一般两个工作日内完成；${offlineFormWords}`}
    >
      {isWithout ? <Introduction needsEnterprise /> : id ? <Edit key={enId} id={id} /> : <Form key={enId} />}
    </Page>
  )
}

function Edit({ id }: { id: string }) {
  return (
    <OwnEdit
      own={provider}
      id={id}
      query={useNewest(myProviderQuery(id))}
      shape={MyProvider}
      view={organisationLink}
      labels={said.labels}
    >
      {(record) => <Form record={record} />}
    </OwnEdit>
  )
}

function Form({ record }: { record?: MyProvider }) {
  const form = useProviderForm(record)
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      mine={{ label: '我的机构', link: organisationLink, next: auditWords('可以发布服务产品', '我的机构') }}
      notice={
        record?.status === '已驳回' && record.reason ? (
          <RejectedNotice of={record} />
        ) : (
          record && <Notice tone="info">修改审核期间，公开页面仍显示原内容。</Notice>
        )
      }
    >
      {() => <Fields form={form} />}
    </DraftForm>
  )
}
