import { linkOptions } from '@tanstack/react-router'
import type { MySupply } from '#api/docking.ts'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { type Kind, mineCrumbs, nouns, ownLink } from '#features/docking/kinds.ts'
import { ownQuery } from '#features/docking/own/query.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Form } from './Form.tsx'

/** 发布需求, 发布供给, and an edit of one's own; only for who acts for an enterprise. */
export function Publish({ kind, id }: { kind: Kind; id: string }) {
  const { userInfo, enId } = useAccount()
  const noun = nouns[kind]
  const isWithout = userInfo !== undefined && enId === ''
  return (
    <Page
      title={`${id ? '修改' : '发布'}${noun}`}
      crumbs={mineCrumbs(kind)}
      lead="提交后由市平台审核，一般一个工作日内上架；断网时也可以填写，联网后自动提交"
    >
      {isWithout ? (
        <Card>
          <EmptyState
            title="尚未绑定企业"
            hint={`${noun}以企业名义发布，请先绑定企业。`}
            action={
              <LinkButton look="primary" link={linkOptions({ to: '/user/relation' })}>
                去绑定企业
              </LinkButton>
            }
          />
        </Card>
      ) : id ? (
        <Edit key={enId} kind={kind} id={id} />
      ) : (
        <Form key={enId} kind={kind} />
      )}
    </Page>
  )
}

const mayEdit = ({ status }: MySupply) => dockingLifecycle.can(status, '待审核', 'owner')

function Edit({ kind, id }: { kind: Kind; id: string }) {
  const one = useNewest(ownQuery(kind, id))
  return (
    <Reopened
      query={one}
      may={one.data !== undefined && mayEdit(one.data)}
      state={one.data?.status}
      otherwise="暂不能修改"
      view={{ link: ownLink(kind, 'view', id), label: `查看${nouns[kind]}` }}
    >
      {(record) => <Form kind={kind} record={record} />}
    </Reopened>
  )
}
