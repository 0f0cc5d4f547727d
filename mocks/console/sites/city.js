/** Calls the console's JSON API: `ask('faults')`, `ask('faults', body)`. Throws an error with the city's message. */
export async function ask(verb, body) {
  const reply = await fetch(
    `/__mock/${verb}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  )
  const answer = await reply.json()
  if (!reply.ok) throw new Error(answer.error)
  return answer
}
