interface Rules {
  createScriptURL: (address: string) => string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
}
const rules: Rules = { createScriptURL: (own) => own }
const policy = trustedTypes?.createPolicy('demo', rules) ?? rules

/** Returns the address of a script of the demonstration in the form that the policy of its pages wants. */
export const trusted = (own: string): string => policy.createScriptURL(own)
