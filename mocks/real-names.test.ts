import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resetWorld } from './world.ts'

/** Real companies and brands of the trades that the seeds mention. */
const real = (
  '海澜 海尔 海信 华为 中兴 格力 美的集团 三一重工 徐工 中联重科 柳工 山推 临工 潍柴 玉柴 一汽 东风汽车 上汽 广汽 长城汽车 吉利 奇瑞 比亚迪 蔚来 理想汽车 ' +
  '宁德时代 国轩 亿纬 欣旺达 隆基 晶科 天合光能 金风 远景能源 阳光电源 中车 中船 招商工业 中集 振华重工 海康 大华股份 大疆 科大讯飞 商汤 旷视 联想 小米 京东方 ' +
  '歌尔 立讯 舜宇 蓝思 浪潮 曙光 用友 金蝶 金桥信息 宝信 中望 广联达 阿里 腾讯 百度 字节跳动 美团 拼多多 京东 顺丰 德邦 中通 圆通 韵达 苏宁 国美 ' +
  '宝钢 宝武 鞍钢 首钢 太钢 沙钢 河钢 中铝 南山铝业 宝钛 万华 恒力 荣盛 桐昆 金发科技 鲁西 华鲁恒升 泰和新材 光威 中复神鹰 东岳 ' +
  '沈阳机床 秦川 海天精工 北京精雕 纽威 济南二机床 汇川 埃斯顿 新松 固高科技 雷赛 正泰 德力西 人民电器 特变电工 许继 平高 ' +
  '恒瑞 迈瑞 联影 复星 药明 石药 齐鲁制药 步长 东阿阿胶 伊利 蒙牛 双汇 金锣 海天味业 鲁花 金龙鱼 青岛啤酒 茅台 五粮液 红领 鲁泰 魏桥 如意 波司登 安踏 李宁 ' +
  '西门子 施耐德 博世 霍尼韦尔 罗克韦尔 艾默生 发那科 安川 库卡 三菱 欧姆龙 基恩士 松下 费斯托 力士乐 山特维克 伊顿 巴斯夫 杜邦 陶氏 福禄克 达索 ' +
  '智联招聘 前程无忧 猎聘 信诺 立信会计 和信会计 德勤 普华永道 毕马威 安永 致同 天职国际 中伦 金杜 大成律师 国浩 天眼查 企查查 启信宝'
).split(' ')
/** Latin names, matched as whole words so that a part of a code is not taken for one. */
const latin =
  /\b(?:SKF|NSK|FANUC|ABB|Siemens|Bosch|BASF|Keyence|Panasonic|Festo|SolidWorks|AutoCAD|Sandvik|Stanley|Fluke)\b/i

const namesIn = (text: string) => [...real.filter((name) => text.includes(name)), ...(latin.exec(text) ?? [])]

test('no name in the mock’s sources is that of a real company', () => {
  const own = import.meta.filename
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(import.meta.dirname, name))
    .filter((path) => path !== own)
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((path) => namesIn(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))
  expect(found).toEqual([])
})

test('no name composed by the seeds is that of a real company', () => {
  const { db } = resetWorld('real-names', 'default', 1)
  const found = Object.entries(db).flatMap(([table, rows]) =>
    namesIn(JSON.stringify(rows.getAll())).map((name) => `${table}: ${name}`),
  )
  expect(found).toEqual([])
})
