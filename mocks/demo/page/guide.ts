import { attempt } from '#lib/attempt.ts'
import { element } from '#mocks/bar/element.ts'
import { signIn } from './boxes.ts'
import { setCut } from './line.ts'

/** One stop of the guide: what to look at, the page, and what the button beside it does. */
interface Stop {
  title: string
  text: string
  address: string
  action?: { name: string; run: () => void }
}

/** Stops of 五分钟看懂, in order. */
export const guideStops: Stop[] = [
  {
    title: '先看能享什么',
    text: '首页列出今天可申报的项目：最高多少、哪天截止。登录后，每一条都标明本企业是否符合。',
    address: '/',
    action: { name: '以企业用户登录', run: () => signIn('13800000001', '/') },
  },
  {
    title: '办到哪一步，一眼看清',
    text: '“我的申报”逐条写明当前环节、由谁办理、下一步做什么。退回补正的，点开即可修改。',
    address: '/user/my-declare',
  },
  {
    title: '断网也能提交',
    text: '先断开网络，再填写一条诉求并提交：内容保存在本机，列入“待上传”。',
    address: '/appeal/demand',
    action: { name: '断开网络', run: () => setCut(true) },
  },
  {
    title: '联网后自动送达，只送一次',
    text: '恢复网络，“待上传”中的内容自动提交，并给出受理号。',
    address: '/user/outbox',
    action: { name: '恢复网络', run: () => setCut(false) },
  },
]

/** Key under which this device remembers the stop, or that the guide was left. */
const KEY = 'portal-demo-guide'
const LEFT = 'left'

/**
 * Opens the guide at a stop; without one where the person was, the first on a first visit, and not at all once it was
 * left.
 */
export function openGuide(place: HTMLElement, stop?: number): void {
  const kept = attempt(() => localStorage.getItem(KEY))
  if (stop === undefined && kept === LEFT) return
  show(place, stop ?? Number(kept ?? 0))
}

function show(place: HTMLElement, at: number): void {
  const stop = guideStops[at]
  if (!stop) return
  attempt(() => localStorage.setItem(KEY, String(at)))
  const leave = button(at === guideStops.length - 1 ? '看完了' : '不看了', () => {
    attempt(() => localStorage.setItem(KEY, LEFT))
    place.replaceChildren()
  })
  const move = (to: number) => {
    const next = guideStops[to]!
    goTo(next.address)
    show(place, to)
  }
  const { action } = stop
  place.replaceChildren(
    element(
      'section',
      { 'aria-label': '五分钟看懂', class: 'card' },
      element('p', { class: 'step' }, `五分钟看懂 ${String(at + 1)}/${String(guideStops.length)}`),
      element('h2', {}, stop.title),
      element('p', {}, stop.text),
      element(
        'div',
        { class: 'ways' },
        ...(action ? [button(action.name, action.run, 'main')] : []),
        ...(at > 0 ? [button('上一步', () => move(at - 1))] : []),
        ...(at < guideStops.length - 1 ? [button('下一步', () => move(at + 1), action ? '' : 'main')] : []),
        leave,
      ),
    ),
  )
}

/** Opens a page of the portal without loading it anew: the router listens to the history. */
function goTo(address: string): void {
  history.pushState(null, '', portalPlace.base.slice(0, -1) + address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

function button(name: string, run: () => void, look = ''): HTMLButtonElement {
  const one = element('button', { type: 'button', class: look }, name)
  one.onclick = run
  return one
}
