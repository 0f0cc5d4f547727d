import { useRef } from 'react'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useDeviceState, useOutbox, useReceipts } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { agoText } from '#lib/dates.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { DraftFile } from './-outbox/DraftFile.tsx'
import { Drafts } from './-outbox/Drafts.tsx'
import { NothingHere } from './-outbox/NothingHere.tsx'
import { Received } from './-outbox/Received.tsx'
import { Receipts } from './-outbox/Receipts.tsx'
import { useAllSent } from './-outbox/useAllSent.ts'
import { Waiting } from './-outbox/Waiting.tsx'

export const Route = createFileRoute('/_user/user/outbox')({
  staticData: { guards: ['member'] },
  // Loads the contract of all areas, which names the kind of every item and receipt; without it the rows show
  // less.
  loader: () =>
    import('#api/all.ts').then(
      () => undefined,
      () => undefined,
    ),
  component: OutboxPage,
})

/** Shows 待上传: the files of other apps, the outbox, the receipts, and the drafts on this device. */
function OutboxPage() {
  const { reach, lastSync } = useDeviceState()
  const isSent = useAllSent() > 0
  const drafts = useDrafts(useAccount().enId)
  const draftFile = useRef<HTMLInputElement>(null)
  const importDrafts = () => draftFile.current?.click()
  const isEmpty = useOutbox().length + useReceipts().length === 0 && drafts?.length === 0
  return (
    <Page title="待上传" aside={reach === 'online' && lastSync && `最近一次同步 ${agoText(lastSync)}`}>
      {reach === 'offline' && (
        <Notice tone="warn" title="当前没有网络。">
          {keptHereWords('下面的内容')}，每项只提交一次。
        </Notice>
      )}
      {reach === 'captive' && (
        <Notice tone="warn" title="当前网络需要上网认证。">
          请先完成上网认证，之后自动提交。
        </Notice>
      )}
      <Received />
      <DraftFile ref={draftFile} />
      {isEmpty ? (
        <NothingHere onImport={importDrafts} />
      ) : (
        <>
          <Waiting />
          {/* Shows the receipts first once all items are sent, because the user then looks for them. */}
          {isSent && <Receipts />}
          <Drafts onImport={importDrafts} />
          {!isSent && <Receipts />}
        </>
      )}
      <div>
        <LinkButton look="plain" link={linkOptions({ to: '/user/device' })}>
          管理本机存储
        </LinkButton>
      </div>
    </Page>
  )
}
