import { beginPreset, type PresetName } from './fault-presets.ts'
import type { World } from './city.ts'
import { situationsOf } from './situation.ts'

/** Begins one fault in place of all others. */
const only =
  (preset: PresetName, match = '*', minutes = 2) =>
  (world: World): void => {
    world.faults = []
    beginPreset(world, { preset, match, minutes })
  }

/** Situations of the network and of the portal itself. */
export const situations = situationsOf('网络与版本', [
  {
    id: 'maintenance',
    title: '服务器 503 且 2 分钟后恢复',
    sees: '政策列表说明服务暂时不可用，2 分钟后自动恢复。',
    make: only('maintenance', '*/policy/list'),
    opens: '/policy/search',
    shows: '服务端出现故障，正在等待恢复',
  },
  {
    id: 'captive-network',
    title: '上网要先认证',
    sees: '网络返回认证页，页面请您先完成上网认证；2 分钟后恢复。',
    make: only('captive'),
    opens: '/policy/search',
    shows: '需要上网认证',
  },
  {
    id: 'broken-answer',
    title: '应答不合约定',
    sees: '政策列表的数据有误，页面说明并可以重试；2 分钟后恢复。',
    make: only('broken', '*/policy/list'),
    opens: '/policy/search',
    shows: '数据格式与约定不符',
  },
  {
    id: 'slow-network',
    title: '慢网',
    sees: '每次调用慢 3 秒，页面先显示框架；2 分钟后恢复。',
    make: only('slow'),
    opens: '/policy/search',
    shows: '正在加载',
  },
  {
    id: 'lost-receipt',
    title: '提交的回执丢失一次',
    sees: '点收藏后第一次的回执丢失，稍后自动重发，只收藏一次。',
    who: 'enterprise',
    make(world) {
      world.db.policyFavourite.remove('u-enterprise:policy-rd')
      only('lost-receipt')(world)
    },
    opens: '/policy/search/detail?id=policy-rd',
    shows: '收藏',
  },
  {
    id: 'new-version',
    title: '离线包有更新',
    sees: '门户发布了新版本。离线包已在本机的浏览器（打开过门户的都有）提示“有新版本”，可以更新。',
    make(world) {
      world.deployments += 1
    },
    opens: '/',
    shows: '企业服务总入口',
  },
])
