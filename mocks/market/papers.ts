import type { StoredFile } from '#api/call/shape.ts'
import type { TradeType } from '#api/market.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { World } from '#mocks/city.ts'
import type { Publisher } from '#mocks/docking/publishers.ts'
import type { ProductKind } from './kinds.ts'

interface DocumentTemplate {
  name: string
  linesOf: (kind: ProductKind) => string[]
}

/** Documents of a listing by its side of the trade; a file is named after the product kind and the document. */
const templates: Record<TradeType, DocumentTemplate[]> = {
  供应: [
    {
      name: '产品说明书.pdf',
      linesOf: ({ name, specs, material }) => [
        `一、适用范围：${name}，选型时请核对工况`,
        `二、规格：${specs.join('；')}`,
        `三、材质：${material}`,
        '四、安装、保养与质保：按随货说明执行，质保一年',
      ],
    },
    {
      name: '检测报告样本.pdf',
      linesOf: ({ certs }) => [
        '一、检验依据：现行国家标准与企业标准',
        `二、认证：${certs.join('、')}`,
        '三、检验项目：外观、尺寸、主要性能',
        '四、结论：所检项目合格，随货附逐批报告',
      ],
    },
  ],
  求购: [
    {
      name: '采购技术要求.pdf',
      linesOf: ({ specs, material, certs }) => [
        `一、规格：${specs.join('；')}，同等规格均可报价`,
        `二、材质：${material}`,
        `三、供方应提供：${certs.join('、')}`,
        '四、验收：先送样，样品合格后按批检验',
      ],
    },
  ],
}

/** Returns the first `count` documents of a seeded listing; files of demo accounts belong to their publisher. */
export const docsOf = (
  world: World,
  kind: ProductKind,
  { userId, enId }: Publisher,
  tradeType: TradeType,
  count: number,
): StoredFile[] =>
  templates[tradeType].slice(0, count).map(({ name, linesOf }) =>
    seedFile(world, {
      fileName: `${kind.name}${name}`,
      lines: linesOf(kind),
      ...(userId.startsWith('u-') ? { userId, enId } : {}),
    }),
  )
