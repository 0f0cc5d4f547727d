import { beforeEach, expect, test } from 'vitest'
import { localPath } from '#lib/attachment.ts'
import { dropFile, keepFile } from '#offline/drafts/files.ts'
import { setOwner } from '#offline/owner.ts'
import { localFiles, stillHere } from './local-files.ts'

beforeEach(() => setOwner({ userId: crypto.randomUUID(), enId: 'en-a' }))

test('attachments of an old draft stay if their bytes are still here or at the city', async () => {
  const [kept, swept] = await Promise.all(
    ['营业执照.pdf', '报价.pdf'].map((name) =>
      keepFile(new File(['正文'], name, { type: 'application/pdf' })),
    ),
  )
  await dropFile(swept!.fileId)
  const paths = [localPath(kept!), localPath(swept!), '/upload/u-1/资质.pdf']
  const all = paths.map((filePath) => ({ filePath, fileName: '附件.pdf', size: 6, type: 'application/pdf' }))
  expect((await stillHere(all)).map(({ filePath }) => filePath)).toEqual([paths[0], paths[2]])
})

test('an uploaded file still belongs to its draft, with its path at the city', () => {
  const paper = { fileName: '审计报告.pdf', size: 5, type: 'application/pdf' }
  const kept = { fileId: 'f1', name: '审计报告.pdf', size: 5, type: 'application/pdf' }
  const values = (...files: object[]) => ({ materials: [{ name: '审计报告', files }] })
  expect(localFiles(values({ ...paper, filePath: 'local:f1' }))).toEqual([kept])
  expect(localFiles(values({ ...paper, filePath: '/files/1', keptAs: 'f1' }))).toEqual([
    { ...kept, serverPath: '/files/1' },
  ])
  expect(localFiles(values({ ...paper, filePath: '/files/1' }))).toEqual([])
})
