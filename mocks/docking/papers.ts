import type { StoredFile } from '#api/call/shape.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { World } from '#mocks/city.ts'
import type { Publisher } from './publishers.ts'
import type { Kind } from './tables.ts'

/** Attachments of the records of each kind; the subject is prefixed to the name. */
const papers = {
  demand: [
    {
      name: '技术要求.docx',
      lines: [
        '一、用途与工况',
        '二、主要技术指标与允差',
        '三、验收方式：以双方确认的检测报告为准',
        '四、质保期不少于一年',
      ],
    },
    {
      name: '采购说明.pdf',
      lines: [
        '一、数量与交付批次',
        '二、交货地点：本市厂区仓库',
        '三、付款方式：预付三成，验收付六成，质保金一成',
        '四、报价应含税、含运费',
      ],
    },
  ],
  supply: [
    {
      name: '产品说明.pdf',
      lines: ['一、适用范围', '二、主要参数与可选配置', '三、交付周期与售后响应', '四、价格随数量可议'],
    },
    {
      name: '服务方案.docx',
      lines: ['一、服务内容与边界', '二、实施步骤与时间安排', '三、双方分工', '四、验收与保障'],
    },
  ],
} satisfies Record<Kind, { name: string; lines: string[] }[]>

/**
 * Returns the attachments of a seeded record about a subject; they belong to its publisher if that is one of the demo
 * accounts.
 */
export const attachmentsOf = (
  world: World,
  kind: Kind,
  subject: string,
  { userId, enId }: Publisher,
  count: number,
): StoredFile[] =>
  papers[kind].slice(0, count).map(({ name, lines }) =>
    seedFile(world, {
      fileName: `${subject}${name}`,
      lines,
      ...(userId.startsWith('u-') ? { userId, enId } : {}),
    }),
  )
