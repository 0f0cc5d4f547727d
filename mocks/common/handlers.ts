import { common, uploadProblem } from '#api/common.ts'
import { cleanLine } from '#lib/clean.ts'
import { drawingAt } from '#mocks/drawings/address.ts'
import { createLimited, limits } from '#mocks/limits.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import { dicts } from './dicts.ts'
import { isPublished, mayRead } from './file-access.ts'
import { kindProblem } from './file-kind.ts'
import { joinPart, partOf, uploadOf } from './parts.ts'
import { regions } from './regions.ts'
import { buildFile } from './seed-file.ts'

// Lists and trees return the same nodes, because the contract's check of the response drops the children of a list.
export const handlers = mock(common, {
  dict: ({ query }) => dicts[query.typeCode],
  dictTree: ({ query }) => dicts[query.typeCode],
  dicts: ({ query }) => Object.fromEntries(query.typeCode.map((type) => [type, dicts[type]])),
  async upload({ body, user, enIdIfAny: enId, world }) {
    const file = body.get('file')
    const part = partOf(body)
    const upload = part && uploadOf(world, `${user.id}:${enId}`, part)
    const stored = world.files.get(upload?.filePath ?? '')
    if (stored) {
      const { filePath, fileName, type, bytes } = stored
      return { filePath, fileName, size: bytes.length, type }
    }
    const size = part?.total ?? (file instanceof File ? file.size : 0)
    if (upload && part.from === undefined)
      return { filePath: '', fileName: '', size, type: '', received: upload.received }
    if (!(file instanceof File)) return refuse.field('file', '请选择文件')
    const { type } = file
    const fileName = cleanLine(file.name)
    const problem = uploadProblem(fileName, size)
    if (problem) return refuse.field('file', problem)
    if (upload) await joinPart(upload, part, file)
    if (upload && upload.received < size)
      return { filePath: '', fileName, size, type, received: upload.received }
    const [year, month] = world.iso().split('-')
    const ending = fileName.split('.').at(-1)!.toLowerCase()
    const filePath = `/upload/${year!}/${month!}/${world.uuid()}.${ending}`
    const bytes = upload?.bytes ?? new Uint8Array(await file.arrayBuffer())
    const otherKind = kindProblem(fileName, bytes)
    if (otherKind) return refuse.field('file', otherKind)
    world.files.set(filePath, { filePath, fileName, type, bytes, userId: user.id, enId }, size)
    if (upload) upload.filePath = filePath
    return { filePath, fileName, size, type }
  },
  download(by) {
    const { query, world } = by
    const { filePath } = query
    const drawing = drawingAt(filePath)
    if (drawing !== undefined) {
      const blob = new Blob([drawing], { type: 'image/svg+xml' })
      return { blob, name: query.fileName ?? filePath.split('/').at(-1)! }
    }
    const uploaded = world.files.get(filePath)
    const seeded = world.db.seedFile.find(filePath)
    const stored = uploaded ?? seeded
    const isOpen = stored && isPublished(world, stored)
    // Reading `enIdIfAny` refuses visitors, before anything about a private file is revealed, and callers who name
    // another user's enterprise.
    if (!isOpen) void by.enIdIfAny
    const found = stored ?? refuse.missing('文件')
    if (!isOpen && !mayRead(by, found)) return refuse.forbidden()
    const blob = uploaded ? new Blob([uploaded.bytes], { type: uploaded.type }) : buildFile(seeded!)
    return { blob, name: query.fileName ?? found.fileName }
  },
  provinces: () => regions,
  cities({ params }) {
    const province = regions.find((one) => one.id === params.id)
    return province?.children ?? refuse.missing('省份')
  },
  counties({ params }) {
    const city = regions.flatMap((one) => one.children ?? []).find((one) => one.id === params.id)
    return city?.children ?? refuse.missing('城市')
  },
  regions: () => regions,
  recordBehaviour({ body, visitor, world }) {
    const { rating, bizId = '' } = body
    const rated = rating && world.db.behaviour.findMany({ where: { bizId: { equals: bizId } } })
    const before = rated?.find((one) => one.rating && (one.userId ?? '') === (visitor?.id ?? ''))
    if (before) {
      world.db.behaviour.change(before.id, { rating, time: world.iso() })
      return null
    }
    const userId = visitor && { userId: visitor.id }
    const line = { id: world.uuid(), time: world.iso(), ...userId, ...body }
    createLimited(world.db.behaviour, line, limits.lines)
    return null
  },
})
