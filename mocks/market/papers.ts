import type { StoredFile } from '#api/call/shape.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { World } from '#mocks/city.ts'
import type { Publisher } from '#mocks/docking/publishers.ts'
import type { ProductKind } from './kinds.ts'

/** The papers that go with a listing, by what they are called behind its name. */
const papers = [
  {
    name: '产品说明书.pdf',
    linesOf: ({ name, specs, material }: ProductKind) => [
      `一、适用范围：${name}，选型时请核对工况`,
      `二、规格：${specs.join('；')}`,
      `三、材质：${material}`,
      '四、安装、保养与质保：按随货说明执行，质保一年',
    ],
  },
  {
    name: '检测报告样本.pdf',
    linesOf: ({ certs }: ProductKind) => [
      '一、检验依据：现行国家标准与企业标准',
      `二、认证：${certs.join('、')}`,
      '三、检验项目：外观、尺寸、主要性能',
      '四、结论：所检项目合格，随货附逐批报告',
    ],
  },
]

/** The first `count` papers of a seeded listing: kept for its publisher, where that is one of the demo accounts. */
export const docsOf = (
  world: World,
  kind: ProductKind,
  { userId, enId }: Publisher,
  count: number,
): StoredFile[] =>
  papers.slice(0, count).map(({ name, linesOf }) =>
    seedFile(world, {
      fileName: `${kind.name}${name}`,
      lines: linesOf(kind),
      ...(userId.startsWith('u-') ? { userId, enId } : {}),
    }),
  )
