interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

let made: Policy | undefined

/** Makes the portal's one policy of Trusted Types; browsers without them take strings as they are. */
function policy(): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: ofOurs }
  const factory = Reflect.get(globalThis, 'trustedTypes') as Factory | undefined
  return (made ??= factory?.createPolicy('portal', rules) ?? rules)
}

function ofOurs(address: string): string {
  const { origin } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`a script of another site: ${address}`)
  return address
}

/** The address of a worker, in the form that the policy (mocks/security.ts) requires. @throws TypeError where it is not our own */
export const ownScript = (address: string): string => policy().createScriptURL(address)

/** Foreign HTML as a document of its own: nothing in it runs or loads, and only `Rich` may show anything of it. */
export const parsedHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
