/** Compares the submitted deeds with the effects in the city's journal and table of declarations. */
export function compareWithCity(deeds, journal, declarations) {
  const done = journal.filter((entry) => entry.effect)
  const details = []
  const declared = deeds.filter((deed) => deed.kind === 'declare')
  let effects = 0
  let duplicates = 0
  let lost = 0
  let outOfOrder = 0
  for (const { item } of declared) {
    const found = declarations.filter((row) => row.itemId === item.id && row.enId === 'en-chengyue')
    effects += found.length
    duplicates += Math.max(0, found.length - 1)
    if (found.length === 0) {
      lost += 1
      details.push(`lost: ${item.id} ${item.name}`)
    }
  }
  const creates = done.filter((entry) => entry.path.endsWith('/declare/user/create'))
  if (creates.length > declared.length) duplicates += creates.length - declared.length
  for (const policyId of new Set(deeds.flatMap((deed) => deed.policyId ?? []))) {
    const wanted = deeds
      .filter((deed) => deed.policyId === policyId)
      .map((deed) => (deed.add ? 'POST' : 'DELETE'))
    const got = done
      .filter((entry) => entry.path.endsWith(`/favorite/${policyId}`))
      .map((entry) => entry.method)
    effects += got.length
    duplicates += Math.max(0, got.length - wanted.length)
    lost += Math.max(0, wanted.length - got.length)
    if (got.length === wanted.length && got.join() !== wanted.join()) outOfOrder += 1
    if (got.join() !== wanted.join()) details.push(`${policyId}: wanted ${wanted.join()}, got ${got.join()}`)
  }
  for (const [key, entries] of groups(done.filter((entry) => entry.idempotencyKey))) {
    if (entries.length < 2) continue
    duplicates += entries.length - 1
    details.push(`twice under one key: ${key} ${entries.map((entry) => entry.path).join(' ')}`)
  }
  return {
    effects,
    duplicates,
    lost,
    outOfOrder,
    details,
    drops: journal.filter((entry) => entry.dropped).length,
  }
}

function groups(entries) {
  const found = new Map()
  for (const entry of entries)
    found.set(entry.idempotencyKey, [...(found.get(entry.idempotencyKey) ?? []), entry])
  return found
}
