import { useQuery } from '@tanstack/react-query'
import { MySupply } from '#api/docking.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { OwnEdit } from '#blocks/own/OwnEdit.tsx'
import { formHref, type Kind, mineCrumbs, nouns, ownLink } from '#features/docking/kinds.ts'
import { own } from '#features/docking/own/kind.tsx'
import { ownQuery } from '#features/docking/own/own-queries.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Form } from './Form.tsx'
import { said } from './schema.ts'

/** 发布需求, 发布供给, an edit and a copy of one's own; only for who acts for an enterprise. */
export function Publish({ kind, id, copy }: { kind: Kind; id: string; copy: string }) {
  const { enId } = useAccount()
  const noun = nouns[kind]
  const isWithout = useIsWithoutEnterprise()
  return (
    <Page
      title={`${id ? '修改' : '发布'}${noun}`}
      crumbs={mineCrumbs(kind)}
      lead={`提交后由市平台审核，一般一个工作日内上架；${offlineFormWords}`}
    >
      {isWithout ? (
        <Card>
          <NeedsEnterprise to={`代表企业发布${noun}`} />
        </Card>
      ) : id ? (
        <Edit key={enId} kind={kind} id={id} />
      ) : copy ? (
        <Copy key={enId} kind={kind} id={copy} />
      ) : (
        <Form key={enId} kind={kind} />
      )}
    </Page>
  )
}

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

function Copy({ kind, id }: { kind: Kind; id: string }) {
  const one = useQuery(ownQuery(kind, id))
  return (
    <Loaded query={one} onPage skeleton={skeleton}>
      {(found) => <Form kind={kind} copied={found} />}
    </Loaded>
  )
}

function Edit({ kind, id }: { kind: Kind; id: string }) {
  return (
    <OwnEdit
      own={own[kind]}
      id={id}
      query={useNewest(ownQuery(kind, id))}
      shape={MySupply}
      view={ownLink(kind, 'view', id)}
      copyHref={formHref(kind, undefined, id)}
      blank={(kept) => <Form kind={kind} absent={id} kept={kept} />}
      {...said[kind]}
    >
      {(record, kept) => <Form kind={kind} record={record} kept={kept} />}
    </OwnEdit>
  )
}
