import type { Appeal } from '#api/appeal.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { Random } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'

interface Owner {
  userId: string
  enId: string
  isDemo: boolean
}

/** Attachments by category of the appeal: name and lines of each file. */
const papers: Partial<Record<Appeal['category'], [string, string[]][]>> = {
  法治维权: [
    [
      '设备采购合同.pdf',
      [
        '合同编号 HT-0417，标的为成套设备一批，验收合格后 30 日内付清全款。',
        '设备已于约定期限内交付并通过验收。',
      ],
    ],
    ['验收单.pdf', ['设备运行正常，验收合格。']],
  ],
  人才用工: [['服务协议.pdf', ['甲方委托乙方提供劳务派遣服务，服务押金于协议终止后 15 日内退还。']]],
  基础设施: [['现场情况说明.pdf', ['附现场位置示意和发生时间，供市政部门核实。']]],
  证照办理: [['受理通知书.pdf', ['贵单位提交的申请已受理，将在法定期限内作出决定。']]],
}
/** Owner of other enterprises' files. Nobody reads another's files, so all other enterprises share the same few. */
const OTHERS = 'u-citizens'
/** Chance that another enterprise's appeal has attachments. */
const ATTACHMENT_CHANCE = 0.4

/** Returns the attachments of a seeded appeal. */
export function attachmentsOf(
  world: World,
  category: Appeal['category'],
  random: Random,
  { userId, enId, isDemo }: Owner,
): Appeal['attachments'] {
  const files = papers[category] ?? []
  if (!isDemo && !random.chance(ATTACHMENT_CHANCE)) return []
  const owner = isDemo ? { userId, enId } : { userId: OTHERS, enId: '' }
  return files.map(([fileName, lines]) => seedFile(world, { fileName, lines, ...owner }))
}
