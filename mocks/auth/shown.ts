import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  user: { title: '用户', columns: ['nickname', 'tel', 'memberType', 'ens', 'id'] },
  binding: { title: '关联申请', columns: ['name', 'enId', 'role', 'state', 'way', 'updateTime'] },
  invitation: { title: '邀请', columns: ['name', 'tel', 'role', 'code', 'expireTime'] },
  grant: { title: '登录', columns: ['id', 'userId', 'expires'] },
  smsCode: { title: '短信验证码', columns: ['id', 'code', 'expires', 'failures'] },
}
