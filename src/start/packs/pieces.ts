import type { QueryClient } from '@tanstack/react-query'
import { attribute } from '#api/attribute.ts'
import type { Endpoint } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { FORM } from '#features/declare/apply/draft.ts'
import { declaredQuery, draftsQuery, endedQuery, itemQuery } from '#features/declare/apply/item.ts'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { timeText } from '#lib/dates.ts'
import { fetchAnew, type Piece } from '#offline/packs/bring.ts'
import type { Job, Place } from '#offline/packs/pack.ts'
import { storePortal } from '#offline/packs/portal.ts'
import { allProblemsQuery } from '#offline/problems.ts'
import { owner } from '#offline/owner.ts'
import { listDrafts } from '#offline/drafts/drafts.ts'
import { keepTemplate } from '#offline/templates.ts'
import { bringTree } from '#offline/trees.ts'

/** Returns the enterprise for which the pack comes. */
export const enId = () => owner()?.enId ?? ''

/** Returns the places of answers that were fetched together. */
export const placesOf = (all: readonly { place: Place }[]): Place[] => all.map(({ place }) => place)

/** Brings the code of all pages, which every pack shares. */
export const pages: Piece = {
  name: '办理页面',
  async bring() {
    await storePortal()
    return { places: [{ in: 'portal' }], note: '各出发包共用' }
  },
}

/** Brings the frequent questions with their answers. */
export const questions = (client: QueryClient): Piece => ({
  name: '常见问题',
  async bring() {
    const { data, place } = await fetchAnew(client, allProblemsQuery())
    return { places: [place], note: `${String(data.records.length)} 条，含答案` }
  },
})

/** Brings the item of a declaration with its papers and sub-items; tells title, last moment and phone. */
export const item = (client: QueryClient, { record }: Job): Piece => ({
  name: '申报项目和材料要求',
  async bring() {
    const one = await itemOf(client, record)
    const { name, applyEnd, department, consultPhone, childrenName } = one.data
    const children = childrenName
      ? [await fetchAnew(client, query(declare.children, { query: { declareEntId: record } }))]
      : []
    return {
      places: placesOf([one, ...children]),
      note: `${String(one.data.materials.length)} 项材料`,
      about: {
        title: name,
        contact: `${department} ${consultPhone}`,
        ...(applyEnd ? { until: applyEnd } : {}),
      },
    }
  },
})

/** Fetches an item anew. @throws Error if it was taken down */
async function itemOf(client: QueryClient, id: string): Promise<{ data: DeclareItem; place: Place }> {
  const { data, place } = await fetchAnew(client, itemQuery(client, id))
  const one = data.records[0]
  if (!one) throw new Error('项目不存在或已下架')
  return { data: one, place }
}

/** Returns the item that an earlier piece has brought. @throws ApiError */
const known = async (client: QueryClient, id: string): Promise<DeclareItem> =>
  (await client.ensureQueryData(itemQuery(client, id))).records[0] ?? (await itemOf(client, id)).data

/** Brings the policy of an item, whose text holds the basis of each condition. */
export const itsPolicy = (client: QueryClient, { record }: Job): Piece => ({
  name: '政策原文和依据',
  async bring() {
    const { policyId } = await known(client, record)
    const { data, place } = await fetchAnew(client, policyQuery(policyId, enId()))
    return { places: [place], note: data.docNumber }
  },
})

/** Brings the enterprise's record, from which forms are filled in, and its earlier declarations. */
export const profile = (client: QueryClient, { record }: Job): Piece => ({
  name: '企业资料和历次申报',
  async bring() {
    const all = await Promise.all([
      fetchAnew(client, query(enterprise.current, {})),
      fetchAnew(client, query(attribute.answers, {})),
      fetchAnew(client, declaredQuery(record)),
      fetchAnew(client, endedQuery),
    ])
    return { places: placesOf(all) }
  },
})

/** Brings the blank forms (空白表格) of an item's papers. */
export const templates = (client: QueryClient, { record }: Job): Piece => ({
  name: '空白表格',
  async bring() {
    const { materials } = await known(client, record)
    const paths = [...new Set(materials.flatMap(({ template }) => template ?? []))]
    await Promise.all(paths.map(keepTemplate))
    const places = paths.map((key): Place => ({ in: 'files', key }))
    return { places, note: paths.length > 0 ? `${String(paths.length)} 份` : '本项目没有' }
  },
})

/**
 * Brings the draft of a declaration: what this device holds needs nothing, a draft at the city comes with its content.
 * @param one fetches the city's draft by its id; missing for a form that the city keeps no drafts of
 */
export const draft = (
  client: QueryClient,
  { kind, record }: Job,
  one?: (id: string) => Promise<{ place: Place }>,
): Piece => ({
  name: '草稿',
  async bring() {
    const form = kind === 'special' ? 'spec-declare' : FORM
    const here = (await listDrafts()).find(({ key }) => key.form === form && key.record === record)
    const listed = await fetchAnew(client, draftsQuery)
    const city = listed.data.records.find(({ itemId, status }) => itemId === record && status === '草稿')
    const content = city && one ? [await one(city.id)] : []
    const note = here
      ? `本机有，${timeText(here.savedAt)}保存`
      : content.length > 0
        ? '市平台有，已取回'
        : '尚未开始填写'
    return { places: placesOf([listed, ...content]), note }
  },
})

/** Brings choices of fields that have a row of their own. */
export const choices = (name: string, tree: Endpoint): Piece => ({
  name,
  async bring() {
    await bringTree(tree)
    return { places: [{ in: 'trees', key: tree.name }] }
  },
})
