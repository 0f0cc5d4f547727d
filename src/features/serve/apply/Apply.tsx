import { MyProvider } from '#api/serve-provider.ts'
import { OwnBeginning } from '#blocks/own/OwnBeginning.tsx'
import { OwnForm } from '#blocks/own/OwnForm.tsx'
import { OwnPublish } from '#blocks/own/OwnPublish.tsx'
import { organisationCrumbs } from '#features/serve/links.ts'
import { Introduction } from '#features/serve/own/Introduction.tsx'
import { provider } from '#features/serve/own/provider.ts'
import { myProviderQuery } from '#features/serve/own/own-queries.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { display } from './schema.ts'
import { useProviderForm } from './useProviderForm.ts'

/** Shows the page of an application to become a provider (申请成为服务机构), or of an edit of one's own organisation. */
export const Apply = ({ id }: { id: string }) => (
  <OwnPublish
    own={provider}
    title={id ? '修改机构资料' : '申请成为服务机构'}
    crumbs={organisationCrumbs}
    instead={<Introduction needsEnterprise />}
  >
    <OwnBeginning
      {...{ own: provider, id }}
      query={myProviderQuery(id)}
      shape={MyProvider}
      displayOf={() => ({ labels: display.labels })}
    >
      {({ record }) => <Form record={record} />}
    </OwnBeginning>
  </OwnPublish>
)

function Form({ record }: { record?: MyProvider }) {
  const form = useProviderForm(record)
  const isMended = record?.status === '已驳回' && record.reason
  return (
    <OwnForm
      own={provider}
      {...{ form, record }}
      notice={record && !isMended && <Notice tone="info">修改审核期间，公开页面仍显示原内容。</Notice>}
    >
      <Fields form={form} />
    </OwnForm>
  )
}
