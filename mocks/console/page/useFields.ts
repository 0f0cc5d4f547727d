import { useState } from 'react'

/**
 * Returns the values of a small form, and `bind`, which connects one of them to a field of the kit:
 * `<TextField label="意见" {...bind('reason')} />`. `set` changes several at once.
 */
export function useFields<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial)
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))
  const bind = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => setValues((before) => ({ ...before, [name]: value })),
  })
  return { values, set, bind }
}
