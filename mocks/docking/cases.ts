import type { Random } from '#mocks/random.ts'

const words = (text: string) => text.split(' ')

const customers = words('汽车零部件 工程机械 海工装备 家电 食品 纺织 医疗器械 电子 化工 港口物流 新能源 船舶')
const deeds = words(
  '连续合作三年 按期交付并通过验收 列入年度合格供方 累计交付四批 一次验收合格 续签年度协议 完成现场安装和培训 获评优秀合作单位',
)

const services = words(
  '连续服务三年 按期完成，获书面感谢 列入年度服务机构 办理周期缩短一半 一次通过审核 续签年度协议',
)

/** Draws past cases of a publisher: the customer's trade, the year and the result, none twice. */
export function casesOf(random: Random, count: number, isService = false): string[] {
  const year = random.whole(2021, 2025)
  return random
    .some(customers, count)
    .map(
      (customer, at) =>
        `${String(year - (at % 2))} 年服务本市某${customer}企业，${random.pick(isService ? services : deeds)}`,
    )
}
