import { ask } from './city.js'
import { byId, runAndReport } from './dom.js'

/** Sites for which this page stands in, by the last part of its address, with the parameter that carries the token. */
const sites = {
  zwfw: { name: '政务服务网', parameter: 'zwfwToken' },
  sso: { name: '统一身份认证', parameter: 'code' },
}
const site = location.pathname.split('/').at(-1)
const { name, parameter } = sites[site]

/**
 * Returns the address of the portal's login page with a token, and with the requested target; never an address of
 * another site.
 */
function loginAddress(token) {
  const requested = new URL(new URLSearchParams(location.search).get('redirect_uri') ?? '/', location.origin)
  const back = requested.origin === location.origin ? requested : new URL('/', location.origin)
  // An address other than the login page is the target after signing in.
  const login = new URL('/auth/login', location.origin)
  const target =
    back.pathname === login.pathname ? back.searchParams.get('redirect_uri') : back.pathname + back.search
  login.searchParams.set(parameter, token)
  if (target && target !== '/') login.searchParams.set('redirect_uri', target)
  return login.href
}

function choice(words, token) {
  const link = document.createElement('a')
  link.href = loginAddress(token)
  link.textContent = words
  const item = document.createElement('li')
  item.append(link)
  return item
}

document.title = `${name}（测试替身）`
byId('site').textContent = `${name}（测试替身）`
byId('others').append(choice('凭证无效或已过期', `${site}-expired`))
await runAndReport('', async () => {
  const users = await ask('table/user')
  byId('users').append(
    ...users.map(({ nickname, tel, ens }) =>
      choice(`${nickname}　${tel}　${ens[0]?.enName ?? '未绑定企业'}`, `${site}-${tel}`),
    ),
  )
})
