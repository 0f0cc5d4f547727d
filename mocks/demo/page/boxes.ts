import { demo } from '#mocks/auth/accounts.ts'
import { element } from '#mocks/bar/element.ts'

/** Milliseconds between two looks at what was sent, while the box is open. */
const LOOK_AGAIN = 2_000

/** Returns a button that opens a box under it; `fill` runs when the box opens. */
function box(name: string, fill: (content: HTMLElement) => void): HTMLElement {
  const content = element('div', { class: 'box' })
  const whole = element('details', {}, element('summary', {}, name), content)
  whole.ontoggle = () => whole.open && fill(content)
  addEventListener('pointerdown', (event) => event.composedPath().includes(whole) || (whole.open = false))
  return whole
}

/** Returns the box of the demo accounts, each with one press to sign in. */
export const accountsBox = (): HTMLElement =>
  box('演示账号', (content) => {
    const rows = Object.values(demo).map(({ role, tel, password, nickname }) => {
      const enter = element('button', { type: 'button' }, '登录')
      enter.setAttribute('aria-label', `以${nickname}登录`)
      enter.onclick = () => signIn(tel)
      const person = `${role} ${nickname}`
      return element(
        'li',
        {},
        element('span', {}, person, element('br', {}), element('code', {}, `${tel} ${password}`)),
        enter,
      )
    })
    content.replaceChildren(element('ul', {}, ...rows))
  })

/** Signs in as 政务服务网 does: by a ticket in the address of the sign-in page (public/first.js). */
export function signIn(tel: string, target = portalPlace.pathname): void {
  const query = new URLSearchParams({ zwfwToken: `zwfw-${tel}` })
  if (!target.startsWith('/auth/')) query.set('redirect_uri', target)
  location.assign(`${portalPlace.base}auth/login?${String(query)}`)
}

interface Sms {
  tel: string
  code: string
  time: string
}

/** Returns the box of the codes that the city has sent: of captchas and of text messages, the newest first. */
export const sentBox = (): HTMLElement =>
  box('验证码', (content) => {
    const look = async () => {
      const [captchas, sms] = await Promise.all([ask<Record<string, string>>('captcha'), ask<Sms[]>('sms')])
      const captcha = Object.values(captchas).at(-1)
      const rows = sms
        .toReversed()
        .slice(0, 5)
        .map(({ tel, code }) => element('li', {}, `短信 ${tel}`, element('code', {}, code)))
      const first = captcha ? [element('li', {}, '图形验证码', element('code', {}, captcha))] : []
      const all = [...first, ...rows]
      content.replaceChildren(
        all.length > 0
          ? element('ul', {}, ...all)
          : element('p', {}, '登录页的图形验证码和短信会显示在这里。'),
      )
      if (content.parentElement?.hasAttribute('open')) setTimeout(() => void look(), LOOK_AGAIN)
    }
    void look().catch(() => content.replaceChildren(element('p', {}, '网络已断开，恢复后可查看。')))
  })

async function ask<Answer>(verb: string): Promise<Answer> {
  return (await (await fetch(`/__mock/${verb}`)).json()) as Answer
}
