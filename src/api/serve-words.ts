import * as v from 'valibot'
import { line } from './call/shape.ts'

/** 服务类别. */
export const serviceTypes = [
  '政策代办',
  '知识产权',
  '财税',
  '法律',
  '检测认证',
  '管理咨询',
  '数字化',
  '人力',
  '融资',
  '培训',
  '工业设计',
  '物流',
] as const
export type ServiceType = (typeof serviceTypes)[number]

/** Returns the schema of a list of `least` to `most` short texts. */
export const texts = (label: string, least: number, most: number) =>
  v.pipe(
    v.array(line(label, 100), `请填写${label}`),
    v.minLength(least, `请填写${label}`),
    v.maxLength(most, `${label}最多 ${String(most)} 项`),
  )
