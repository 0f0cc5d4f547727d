import { Link, linkOptions } from '@tanstack/react-router'
import styles from './about.module.css'

/** Services of the portal: name, link and one-line description. */
const services = [
  [
    '政策',
    linkOptions({ to: '/policy/calculate' }),
    '汇集国家、省、市、区县政策；按企业情况计算可享受的政策，逐条说明是否符合。',
  ],
  [
    '申报',
    linkOptions({ to: '/policy/apply' }),
    '每天更新可申报项目，在线填报、补正、查看进度；符合条件的免申即享。',
  ],
  [
    '诉求',
    linkOptions({ to: '/appeal/demand' }),
    '咨询 2 个工作日、其他 4 个工作日内答复，办结后由企业评价。',
  ],
  [
    '市场与服务',
    linkOptions({ to: '/market' }),
    '发布产品和供需信息，查找专业服务机构；信息经平台审核后展示。',
  ],
  ['活动', linkOptions({ to: '/roadshow' }), '政策宣讲、项目路演、银企对接，网上报名，到场签到。'],
] as const

/** Introduces the portal and its services, each with a link. */
export function Portal() {
  return (
    <>
      <p className={styles.text}>
        平台由市工业和信息化部门牵头，联合科技、人社、财政、税务等部门共同建设。企业一次登录即可办理各部门的惠企事项，不收取任何费用。
      </p>
      <dl className={styles.services}>
        {services.map(([name, link, words]) => (
          <div key={name}>
            <dt>
              <Link {...link}>{name}</Link>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
