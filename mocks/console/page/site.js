import { ask } from './city.js'
import { byId, saying } from './dom.js'

/** The two sites that this page stands in for, by its address, and how each leads back. */
const sites = {
  zwfw: { name: '政务服务网', parameter: 'zwfwToken' },
  sso: { name: '统一身份认证', parameter: 'code' },
}
const site = location.pathname.split('/').at(-1)
const { name, parameter } = sites[site]

/** Back to the portal's login page, as it asked, with a token; never to another site. */
function backWith(token) {
  const asked = new URL(new URLSearchParams(location.search).get('redirect_uri') ?? '/', location.origin)
  const back = asked.origin === location.origin ? asked : new URL('/', location.origin)
  // A bare path is where somebody wants to be afterwards.
  const login = new URL('/auth/login', location.origin)
  const target =
    back.pathname === login.pathname ? back.searchParams.get('redirect_uri') : back.pathname + back.search
  login.searchParams.set(parameter, token)
  if (target && target !== '/') login.searchParams.set('redirect_uri', target)
  return login.href
}

function choice(words, token) {
  const link = document.createElement('a')
  link.href = backWith(token)
  link.textContent = words
  const item = document.createElement('li')
  item.append(link)
  return item
}

document.title = `${name}（测试替身）`
byId('site').textContent = `${name}（测试替身）`
byId('others').append(choice('凭证无效或已过期', `${site}-expired`))
await saying('', async () => {
  const users = await ask('table/user')
  byId('users').append(
    ...users.map(({ nickname, tel, ens }) =>
      choice(`${nickname}　${tel}　${ens[0]?.enName ?? '未绑定企业'}`, `${site}-${tel}`),
    ),
  )
})
