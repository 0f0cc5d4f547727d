import type { bannerArts, bannerPositions } from '#api/banner.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { World } from '#mocks/city.ts'

type Line = [(typeof bannerPositions)[number], (typeof bannerArts)[number], string, string, string?]

/** Position, art, title, subtitle and target address. */
const lines: Line[] = [
  ['首页', 'city', '企业服务总入口', '查政策、报项目、提诉求、找服务，一处办好', '/policy/calculate'],
  ['首页', 'policy', '政策计算', '填一次企业信息，算出能享受的政策', '/policy/calculate'],
  ['首页', 'declare', '今日申报', '正在受理的项目，按截止时间排好', '/policy/apply'],
  ['政策', 'policy', '惠企政策', '给多少、给谁、何时报、怎么报，一页看清', '/policy/search'],
  ['申报', 'declare', '项目申报', '网上填报，随时保存，进度可查', '/declare/apply'],
  ['诉求', 'appeal', '诉求直达', '咨询 2 个工作日、其他 4 个工作日内答复', '/appeal/demand'],
  ['活动', 'activity', '活动路演', '政策宣讲、银企对接、项目路演，报名即可参加', '/roadshow'],
  ['工业品市场', 'market', '工业品市场', '本地供应，就近配套，供需直接对接', '/market'],
  ['专业服务', 'service', '专业服务', '找机构、选产品，按需对接', '/professional-services'],
  ['服务超市', 'medium', '专业服务超市', '服务明码标价，机构资质可查', '/medium'],
]

/** Adds the banners: every page has its own in every world, because a page without one has no head. */
export function seed(world: World): void {
  const createTime = chinaTime(world.now(), -90)
  lines.forEach(([position, art, title, subtitle, href], sort) => {
    const recorded = { id: `banner-${String(sort + 1)}`, createTime, updateTime: createTime }
    world.db.banner.create({ ...recorded, position, art, title, subtitle, href, sort })
  })
}
