import { productFields } from '#api/product-fields.ts'
import type { ProductState } from '#api/serve-product.ts'
import { serve } from '#api/serve.ts'
import { labelsOf } from '#api/call/fields.ts'
import { type Own, ownKind } from '#blocks/own/kind.ts'
import { actionPath, mineLink, ownProductLink, PRODUCT_FORM, productRecord } from '#features/serve/links.ts'
import { send } from '#offline/outbox/outbox.ts'
import { productLifecycle } from '#rules/product-states.ts'

/** Describes own services. */
export const product = ownKind<ProductState, Own<ProductState> & { name: string }>({
  kind: 'product',
  noun: '服务',
  lifecycle: productLifecycle,
  publicStatus: '已上架',
  place: '公开页面',
  form: PRODUCT_FORM,
  mine: { label: '我的产品', link: mineLink() },
  viewLink: (id) => ownProductLink('view', id),
  formHref: ({ id }) => `/professional-services/product-service/${actionPath(id)}`,
  auditDays: 1,
  audited: '上架',
  passed: '上架公开',
  titleOf: ({ name }) => name,
  recordOf: productRecord,
  labelsOf: () => labelsOf(productFields),
  editLink: ({ id }) => ownProductLink('edit', id),
  drop:
    ({ id }) =>
    (options) =>
      send(serve.productDown, { params: { id } }, options),
  movesOf: ({ id }) => [
    {
      to: '已上架',
      verb: '上架',
      label: '重新上架',
      send: (options) => send(serve.productUp, { params: { id } }, options),
    },
    {
      to: '已下架',
      verb: '下架',
      confirmation: '下架后不再公开显示，正在咨询的企业会收到通知；以后可以重新上架，无需再次审核。',
      send: (options) => send(serve.productDown, { params: { id } }, options),
    },
  ],
})
