import type { Facts } from './drawing.ts'
import type { DrawingName } from './kinds.ts'
import { hashOf } from './hash.ts'
import { type Material, paints } from './materials.ts'

/** Subject of a picture: a drawing and the facts that it is made from. */
export interface Subject {
  name: DrawingName
  facts: Facts
  /** Text in which the record gives its sizes; no others are written into its drawing. */
  said?: string
}

type Measure = 'd' | 'l' | 'w' | 'h' | 'n'

/** Words of a title, the drawing, facts that follow from the words, and facts to be read from title and specification. */
type Line = readonly [
  words: RegExp,
  name: DrawingName,
  given?: Facts,
  read?: Partial<Record<Measure, RegExp>>,
]

/** Goods of the market, then of the docking hall, then places and transport; the first line that fits counts. */
const lines: readonly Line[] = [
  [/数控车床/, 'lathe', {}, { d: /(\d+) 毫米/ }],
  [/五轴联动加工中心/, 'mill', { n: 5, l: 760 }],
  [/加工中心/, 'mill', {}, { l: /行程 (\d+)/ }],
  [/磨床/, 'surfaceGrinder', {}, { l: /×(\d+) 毫米/ }],
  [/主轴/, 'spindle', {}, { n: /最高转速 (\d\d)000/ }],
  [/滚珠丝杠/, 'ballScrew', {}, { d: /直径 (\d+)/, l: /导程 (\d+)/ }],
  [/直线导轨/, 'rail', {}, { w: /宽 (\d+)/ }],
  [/离心泵/, 'pump', {}, { n: /扬程 (\d+)/ }],
  [/球阀/, 'valve', {}, { d: /口径 (\d+)/ }],
  [/输送机/, 'conveyor', {}, { w: /带宽 (\d+)/, n: /长 (\d)0/ }],
  [/叉车/, 'forklift', {}, { w: /载重 ([\d.]+)/ }],
  [/电解电容/, 'capacitor', {}, { l: /(\d+) 伏/ }],
  [/采样电阻/, 'resistor', {}, { n: /(\d) 毫欧/ }],
  [/航空插头/, 'plug', {}, { n: /(\d) 芯/ }],
  [/双极晶体管/, 'powerModule', {}, { n: /(\d)\d0 安/ }],
  [/压力变送/, 'sensor', {}, { n: /至 (\d+)/ }],
  [/阻抗线路板/, 'board', {}, { h: /板厚 ([\d.]+)/ }],
  [/铣刀/, 'endMill', {}, { d: /直径 (\d+)/ }],
  [/车刀片/, 'insert'],
  [/螺栓/, 'bolt', {}, { d: /M(\d+)×/, l: /M\d+×(\d+)/ }],
  [/铆钉/, 'rivet', { m: 'bright' }, { d: /直径 ([\d.]+)/ }],
  [/角磨机/, 'grinder', {}, { d: /(\d+) 毫米/ }],
  [/卡尺/, 'caliper', {}, { l: /至 (\d+) 毫米/ }],
  [/防腐底漆/, 'pail', { m: 'slate' }],
  [/低温固化/, 'pail', { m: 'sky' }],
  [/粉末涂料/, 'sack', { m: 'teal', n: 1 }],
  [/双酚A型环氧/, 'drum', { n: 3 }],
  [/乙醇/, 'tote'],
  [/切削液/, 'drum', { n: 1 }],
  [/铝合金板/, 'plates', { m: 'aluminium' }, { h: /厚 (\d+)/ }],
  [/钛合金/, 'bars', { m: 'titanium' }, { d: /直径 (\d+)/ }],
  [/碳纤维/, 'roll', { m: 'carbon', w: 640 }],
  [/玻纤增强尼龙/, 'sack', { m: 'slate' }],
  [/PA66/, 'sack', { m: 'cream' }],
  [/气凝胶/, 'roll', { m: 'ice', w: 560, n: 1 }, { h: /厚 (\d+)/ }],
  [/制动盘/, 'brakeDisc', {}, { d: /直径 (\d+)/ }],
  [/控制臂/, 'controlArm'],
  [/减速器齿轮/, 'gear', { n: 28 }],
  [/减速器/, 'reducer', {}, { n: /减速比 (\d+)/ }],
  [/高压线束/, 'harness', { n: 2, p: 'orange' }, { d: /(\d+) 平方毫米/ }],
  [/线束/, 'harness', { n: 4, p: 'slate', d: 24 }],
  [/充电枪/, 'chargeGun', {}, { n: /(\d)\d? 安/ }],
  [/电磁流量计/, 'flowMeter', {}, { d: /口径 (\d+)/ }],
  [/温度变送器/, 'thermometer', {}, { h: /至 (\d+)/ }],
  [/硬度计/, 'hardness'],
  [/测厚仪/, 'handGauge'],
  [/制造执行系统/, 'screen', { n: 0 }],
  [/仓储/, 'screen', { n: 1 }],
  [/三维机械设计/, 'screen', { n: 2 }],
  [/采集/, 'gateway', {}, { n: /([四八])串口/ }],
  [/周转箱/, 'crate', {}, { h: /×(\d+) 毫米/ }],
  [/托盘/, 'pallet', {}, { l: /^.*?(\d+)×\d+×/, w: /\d×(\d+)×/ }],
  [/瓦楞纸箱/, 'carton', { n: 2 }],
  [/气泡膜/, 'roll', { m: 'white', n: 2 }, { w: /宽 (\d+)/ }],
  [/打包带/, 'strap', { m: 'green' }, { w: /宽 (\d+)/ }],
  [/手套/, 'glove'],
  [/安全帽/, 'helmet'],
  [/口罩/, 'mask'],
  [/安全鞋/, 'shoes'],
  [/真空压铸/, 'housing', { n: 1 }],
  [/压铸壳体/, 'housing', { n: 0 }],
  [/阳极氧化/, 'housing', { n: 2, m: 'sky' }],
  [/淡化膜/, 'membrane'],
  [/锂电极片/, 'battery'],
  [/部件配套/, 'battery', { m: 'copper' }],
  [/热成形模具/, 'mould', { n: 0 }],
  [/型腔电火花/, 'mould', { n: 1 }],
  [/果蔬/, 'crate', { m: 'red', h: 260 }],
  [/轴承钢/, 'bearing'],
  [/翘曲仿真/, 'screen', { n: 2 }],
  [/废水/, 'tank'],
  [/贴片机/, 'placer'],
  [/注塑机/, 'injection'],
  [/机器人工作站/, 'robot', { n: 2 }],
  [/三坐标/, 'measuring'],
  [/真空热处理炉/, 'furnace'],
  [/激光切管机/, 'laser'],
  [/空压机/, 'compressor'],
  [/搬运机器人/, 'carrier'],
  [/湿热试验箱/, 'chamber', { n: 1 }],
  [/铝合金型材/, 'profile', { m: 'aluminium' }],
  [/卷板/, 'coil', { m: 'bright', n: 2 }],
  [/铜箔/, 'coil', { m: 'copper', w: 7 }],
  [/石英砂/, 'sack', { m: 'white', n: 1 }],
  [/硅钢/, 'coil', { m: 'iron' }],
  [/聚丙烯/, 'sack', { m: 'ice' }],
  [/钕铁硼/, 'magnets'],
  [/橡胶/, 'plates', { m: 'amber', h: 44, n: 2 }],
  [/轴类件/, 'shaft'],
  [/钣金机箱/, 'cabinet', { n: 0 }],
  [/线路板贴片/, 'board', { n: 1, h: 1.6 }],
  [/斜齿轮/, 'gear', { n: 20, m: 'bright' }],
  [/激光焊接/, 'pipe'],
  [/热镀锌/, 'steelFrame'],
  [/力学性能/, 'tensile'],
  [/断口/, 'microscope'],
  [/食品接触/, 'bottle'],
  [/盐雾/, 'chamber', { n: 2 }],
  [/计量/, 'balance'],
  [/生命周期/, 'screen', { n: 4 }],
  [/能耗/, 'screen', { n: 3 }],
  [/数字孪生/, 'screen', { n: 5 }],
  [/视觉质检/, 'camera'],
  [/业财/, 'screen', { n: 6 }],
  [/独立站/, 'screen', { n: 7 }],
  [/网络安全|工控安全/, 'screen', { n: 8 }],
  [/冷链/, 'truck', { n: 1 }],
  [/大件/, 'truck', { n: 4 }],
  [/中欧班列/, 'truck', { n: 3 }],
  [/危化品专线|危化品运输/, 'truck', { n: 2 }],
  [/云仓/, 'rack', { n: 0 }],
  [/空运/, 'carton', { n: 3 }],
  [/同城/, 'truck', { n: 0 }],
  [/堆存/, 'containers', { n: 4 }],
  [/海外仓/, 'rack', { n: 1 }],
  [/循环包装/, 'crate', { n: 2, h: 300 }],
  [/单层标准厂房/, 'building', { n: 0 }],
  [/可承重/, 'building', { n: 1 }],
  [/洁净车间/, 'building', { n: 2 }],
  [/保税仓/, 'building', { n: 3 }],
  [/研发办公/, 'building', { n: 4 }],
  [/冷库/, 'building', { n: 5 }],
  [/甲类/, 'building', { n: 6 }],
  [/展示厅/, 'building', { n: 7 }],
  [/中试基地/, 'building', { n: 8 }],
  [/直播间/, 'building', { n: 9 }],
]

/** Words that say what something is made of or looks like, for the drawings that show it. */
const looks: readonly (readonly [words: RegExp, names: RegExp, facts: Facts])[] = [
  [/发黑|12\.9/, /^bolt$/, { m: 'black' }],
  [/达克罗/, /^bolt$/, { m: 'zinc' }],
  [/六刃/, /^endMill$/, { n: 6 }],
  [/四刃/, /^endMill$/, { n: 4 }],
  [/不锈钢精/, /^insert$/, { m: 'slate', n: 12 }],
  [/沉锡/, /^board$/, { n: 3 }],
  [/高光/, /^sack$/, { m: 'sky' }],
  [/砂纹/, /^sack$/, { m: 'slate' }],
  [/E-44|210/, /^drum$/, { m: 'cream' }],
  [/后上/, /^controlArm$/, { n: 3 }],
  [/全洛氏/, /^hardness$/, { n: 2 }],
  [/穿透/, /^handGauge$/, { n: 2 }],
  [/50%/, /^sack$/, { m: 'black' }],
  [/T700/, /^roll$/, { w: 560 }],
  [/浸胶/, /^glove$/, { n: 2 }],
  [/绝缘/, /^helmet$/, { p: 'red' }],
  [/透气/, /^helmet$/, { n: 2 }],
  [/带阀/, /^mask$/, { n: 2 }],
  [/轻便/, /^shoes$/, { m: 'wood', n: 2 }],
]

const counts: Record<string, number> = { 四: 4, 八: 8 }

/** Returns the paint of a maker: always the same one for a name. */
export function paintOf(maker: string): Material {
  return paints[hashOf(maker) % paints.length]!
}

/**
 * Returns what a listing shows, chosen by the words of its title, with the sizes that its specification gives; undefined
 * for what cannot be drawn, such as money, people or a partnership.
 * @param maker brand or publisher, which selects the paint
 * @param spec model and specification
 */
export function subjectOf(title: string, maker: string, spec = ''): Subject | undefined {
  const found = lines.find(([words]) => words.test(title))
  if (!found) return undefined
  const [, name, given = {}, read = {}] = found
  const facts: Facts = { p: paintOf(maker), ...given }
  for (const [key, pattern] of Object.entries(read) as [Measure, RegExp][]) {
    const value = pattern.exec(spec)?.[1]
    if (value !== undefined) facts[key] = counts[value] ?? Number(value)
  }
  for (const [words, names, more] of looks)
    if (names.test(name) && words.test(spec)) Object.assign(facts, more)
  return { name, facts, said: `${title} ${spec}` }
}

/** Drawing of a service by the name of its type; services with a thing of their own are drawn by their name. */
const services: Record<string, DrawingName> = {
  政策代办: 'binder',
  知识产权: 'certificate',
  财税: 'calculator',
  法律: 'gavel',
  检测认证: 'certificate',
  管理咨询: 'flipChart',
  数字化: 'screen',
  人力: 'badge',
  融资: 'coins',
  培训: 'books',
  工业设计: 'design',
  物流: 'truck',
}

/** Services whose name holds a word of another thing. */
const ownServices: readonly (readonly [RegExp, DrawingName, Facts])[] = [
  [/成分分析/, 'microscope', {}],
  [/电磁兼容/, 'gateway', {}],
  [/转型诊断/, 'flipChart', { n: 2, p: 'navy' }],
  [/制造执行/, 'screen', { n: 0 }],
  [/云资源/, 'cabinet', { n: 1 }],
  [/低代码/, 'screen', { n: 4 }],
  [/门户/, 'screen', { n: 7 }],
  [/包装设计/, 'carton', { n: 1 }],
  [/模具/, 'mould', { n: 0 }],
  [/展台/, 'building', { n: 7 }],
  [/国际货运/, 'containers', { n: 3 }],
  [/报关/, 'binder', { n: 2, p: 'navy' }],
  [/保税/, 'building', { n: 3 }],
  [/一体化外包/, 'rack', { n: 0 }],
  [/快件/, 'carton', { n: 3 }],
]

/** Services of advice and care that nothing on a desk stands for. */
const UNSEEN = /调解|背景核实|薪酬调研|组织诊断|信用修复|刑事合规|继续教育|稳岗补贴/

/**
 * Returns what stands for a service; undefined where nothing does. Services of a type differ by number and colour.
 * @param serial place of the service among those of its type, and of the type among all
 */
export function serviceSubject(service: string, type: string, serial: number): Subject | undefined {
  if (UNSEEN.test(service)) return undefined
  const p = paints[serial % paints.length]!
  const own = ownServices.find(([words]) => words.test(service))
  if (own) return { name: own[1], facts: { p, ...own[2] } }
  const thing = /检测|校准|计量|数据采集|看板|视觉|能耗|安全评估|冷链|危化|班列|海外仓/.test(service)
    ? subjectOf(
        service.replace('工控安全', '工控网络安全').replace('数据采集与看板', '设备联网与数据采集'),
        type,
      )
    : undefined
  if (thing) return { ...thing, facts: { p, ...thing.facts } }
  const name = services[type]
  // Certificates of a laboratory hang in a frame of metal, those of an office in one of wood.
  const frame: Facts = type === '检测认证' ? { m: 'steel' } : {}
  return name && { name, facts: { n: 1 + (serial % 5), p, ...frame } }
}
