import { providerFields } from '#api/provider-fields.ts'
import type { ProviderState } from '#api/serve-provider.ts'
import { labelsOf } from '#api/call/fields.ts'
import { type Own, ownKind } from '#blocks/own/kind.ts'
import { actionPath, applyLink, organisationLink, PROVIDER_FORM } from '#features/serve/links.ts'
import { providerLifecycle } from '#rules/provider-states.ts'

/** Describes the own organisation. */
export const provider = ownKind<ProviderState, Own<ProviderState> & { name: string }>({
  kind: 'provider',
  noun: '机构',
  lifecycle: providerLifecycle,
  publicStatus: '已通过',
  place: '公开页面',
  form: PROVIDER_FORM,
  mine: { label: '我的机构', link: organisationLink },
  viewLink: () => organisationLink,
  formHref: ({ id }) => `/user/my-provider/provider/${actionPath(id)}`,
  auditDays: 2,
  audited: '完成',
  passed: '可以发布服务产品',
  titleOf: ({ name }) => name,
  recordOf: (id) => `serve-provider:${id}`,
  labelsOf: () => labelsOf(providerFields),
  editLink: ({ id }) => applyLink('edit', id),
  movesOf: () => [],
})
