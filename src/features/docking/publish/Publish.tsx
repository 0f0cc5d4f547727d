import { useQuery } from '@tanstack/react-query'
import type { MySupply } from '#api/docking.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { nowhere } from '#blocks/form/city-draft.ts'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { useDraftAbout } from '#blocks/form/useRecordDraft.ts'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import {
  copyRecord,
  formHref,
  formOf,
  type Kind,
  mineCrumbs,
  nouns,
  ownLink,
} from '#features/docking/kinds.ts'
import { ownQuery } from '#features/docking/own/query.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Form } from './Form.tsx'
import { said, type Values } from './schema.ts'

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

const mayEdit = ({ status }: MySupply) => dockingLifecycle.can(status, '待审核', 'owner')

function Edit({ kind, id }: { kind: Kind; id: string }) {
  const one = useNewest(ownQuery(kind, id))
  const kept = useDraftAbout(formOf(kind), id)
  const noun = nouns[kind]
  return (
    <Reopened
      form={formOf(kind)}
      id={id}
      query={kept === undefined ? { ...one, data: undefined } : one}
      may={one.data !== undefined && mayEdit(one.data)}
      state={one.data?.status}
      otherwise="暂不能修改"
      {...said[kind]}
      anew={{
        label: `以此内容发布新${noun}`,
        toDraft: ({ values }) => ({
          key: { form: formOf(kind), record: copyRecord(id) },
          href: formHref(kind, undefined, id),
          values: { ...(values as Values), city: nowhere },
        }),
      }}
      view={{ link: ownLink(kind, 'view', id), label: `查看${noun}` }}
    >
      {(record) => <Form kind={kind} record={record} kept={kept} />}
    </Reopened>
  )
}
