import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { declare } from '#api/declare.ts'
import { configureHost } from '#api/call/host.ts'
import type { Fault } from '#mocks/faults.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { userDb } from '#offline/device/db.ts'
import { saveDraft } from '#offline/drafts/drafts.ts'
import { localPath } from '#lib/attachment.ts'
import { keepFile } from '#offline/drafts/files.ts'
import type { ItemFile, ReceiptNo } from './item.ts'
import { discard, send } from './outbox.ts'
import { setOwner } from '#offline/owner.ts'
import { replay } from './replay.ts'
import { listOutbox } from './store.ts'

/** Mock city that receives the outbox of a test. */
export const city = setupServer(...handlers)

/** State of the current test: the city’s world, and the sender’s token. */
export const state = {} as { world: World; token: string }

/** Starts the city for a test file; each test begins signed in, with an empty outbox. */
export function startSending(): void {
  beforeAll(() => city.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => city.close())
  beforeEach(async () => {
    indexedDB.deleteDatabase(userDb('u-enterprise'))
    state.world = resetWorld('default', 'default', 1)
    state.token = state.world.grant('u-enterprise').access_token
    const renew = () => Promise.resolve('refused' as const)
    configureHost({ base: 'http://city.test', token: () => state.token, renew })
    await setOwner({ userId: 'u-enterprise', enId: 'en-chengyue' })
    for (const { id } of await listOutbox()) await discard(id)
  })
}

const form = {
  revenue: 42_800_000,
  employees: 120,
  applyAmount: 500_000,
  projectName: '高精度减速器',
  projectSummary: '面向工业机器人的高精度减速器研发与产业化',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  contactName: '林晓岚',
  contactPhone: '13800000001',
}
const details = { technology: '先进制造与自动化', rdCost: 2_600_000, rdStaff: 22, inventionPatents: 6 }

/** Key of these submits’ draft. */
export const key = { form: 'apply', record: 'item-rd' }

/** Stores two attachments on the device. */
export const keepPapers = () =>
  Promise.all(
    ['研发费用专项审计报告', '研发项目立项书'].map((name) =>
      keepFile(new File([`%PDF-1.4 ${name}`], `${name}.pdf`, { type: 'application/pdf' })),
    ),
  )

/**
 * Submits a declaration with these attachments like its form; `asOf` is the newest receipt when the form was opened,
 * `takenOut` the id of the item that the draft was converted from.
 */
export async function submit(
  files: ItemFile[],
  part: object = {},
  enId = 'en-chengyue',
  asOf = 0,
  takenOut?: string,
) {
  const materials = files.map((file, index) => ({
    name: index ? '研发项目立项书' : '研发费用专项审计报告',
    fileName: file.name,
    filePath: localPath(file),
    size: file.size,
    type: file.type,
  }))
  const body = {
    declareEntId: 'item-rd',
    declareEnId: enId,
    type: 'apply' as const,
    form: { ...form, ...part },
    details,
    materials,
  }
  await saveDraft({
    key,
    values: body.form,
    schema: 1,
    title: '研发补助',
    href: '/declare/apply/add?item=item-rd',
    files,
  })
  return send(
    declare.create,
    { body },
    { title: '研发补助', record: 'declare:item-rd', draft: key, asOf: asOf as ReceiptNo, files, takenOut },
  )
}

/** Returns the journal entries with an effect at a path. */
export const effects = (path: string) =>
  state.world.journal.filter((entry) => entry.effect && entry.path.endsWith(path))
/** Sets the only fault from now on. */
export const fault = (part: Partial<Fault>) => {
  const none = { latencyMs: 0, dropBefore: 0, dropAfter: 0, statusChance: 1, captive: 0, breakContract: 0 }
  state.world.faults = [{ ...none, expireTokens: false, refuseRefresh: false, match: '*', times: 0, ...part }]
}
/** Sends the waiting items regardless of their back-off. */
export const run = () => replay('u-enterprise', { hurry: true })
