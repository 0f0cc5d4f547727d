interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policyMade: Policy | undefined

/** Creates the portal's only policy of Trusted Types; browsers without them accept plain strings. */
function policy(): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: ownAddress }
  const factory = Reflect.get(globalThis, 'trustedTypes') as Factory | undefined
  return (policyMade ??= factory?.createPolicy('portal', rules) ?? rules)
}

function ownAddress(address: string): string {
  const { href } = new URL(address, location.href)
  if (!href.startsWith(`${location.origin}/`)) throw new TypeError(`a script of another site: ${address}`)
  return address
}

/**
 * Returns the address of a worker in the form that the policy (hosting/headers.ts) requires. @throws TypeError
 * for other origins
 */
export const ownScript = (address: string): string => policy().createScriptURL(address)

/**
 * Parses foreign HTML as a separate document: nothing in it runs or loads, and only `Rich` may display parts
 * of it. Price: no library that sets HTML itself can be used.
 */
export const parsedHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
