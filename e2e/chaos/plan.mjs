/** Share of deeds that press a favourite, and length of a run of presses on one policy, which reveals a wrong order */
const FAVOURITES = 0.3
const RUN = 4

/**
 * Returns the deeds to submit, in order: `{ kind: 'declare', item, draft }` with a draft to import, and
 * `{ kind: 'favourite', policyId, add }`, which adds and removes the same policy in turns.
 * @throws if the world has too few items
 */
export function planDeeds(submits, random, items) {
  const deeds = []
  const left = [...items]
  const policies = [...new Set(items.map((item) => item.policyId))]
  while (deeds.length < submits) {
    if (random.chance(FAVOURITES) && policies.length) {
      const policyId = policies.pop()
      const run = Math.min(RUN, submits - deeds.length)
      for (let at = 0; at < run; at += 1) deeds.push({ kind: 'favourite', policyId, add: at % 2 === 0 })
    } else {
      const [item] = left.splice(random.whole(0, left.length - 1), 1)
      if (!item) throw new Error('the world has too few items for so many submits')
      deeds.push({ kind: 'declare', item, ...draftOf(item, random) })
    }
  }
  return deeds
}

/** Returns a complete draft of an item, with a file for each required material and for some of the others. */
function draftOf(item, random) {
  const bytes = {}
  const materials = item.materials.map((material) => {
    if (!material.required && random.chance(0.7)) return { name: material.name, files: [] }
    const fileId = globalThis.crypto.randomUUID()
    const content = Buffer.from(
      `%PDF-1.4\n${item.id} ${material.name} ${'x'.repeat(random.whole(100, 30_000))}`,
    )
    bytes[fileId] = content.toString('base64')
    const file = {
      fileName: `${material.name}.pdf`,
      filePath: `local:${fileId}`,
      size: content.length,
      type: '',
    }
    return { name: material.name, files: [file] }
  })
  const files = materials.flatMap(({ files }) =>
    files.map((file) => ({
      fileId: file.filePath.slice(6),
      name: file.fileName,
      size: file.size,
      type: file.type,
    })),
  )
  const draft = {
    key: { form: 'declare-apply', record: item.id },
    // The importing user's enterprise replaces it.
    enId: '',
    schema: 1,
    title: item.name,
    href: `/declare/apply/add?item=${item.id}`,
    savedAt: new Date().toISOString(),
    files,
    values: {
      childrenName: '',
      form: {
        revenue: 42_800_000,
        employees: 120,
        applyAmount: Math.min(item.quotaAmount || 10_000, 10_000),
        projectName: item.name.slice(0, 40),
        projectSummary: '在网络时断时续的地方提交的项目',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        contactName: '林晓岚',
        contactPhone: '13800000001',
      },
      details: Object.fromEntries((item.fields ?? []).filter(({ kind }) => kind !== 'ratio').map(detailOf)),
      materials,
      agreed: false,
    },
  }
  return { draft, bytes }
}

/** Returns key and value of an item's own field, as its rules accept it. */
function detailOf({ key, kind, min = 1, choices = [''] }) {
  if (kind === 'number' || kind === 'money') return [key, Math.max(1, Math.ceil(min))]
  if (kind === 'choice') return [key, choices[0]]
  return [key, kind === 'day' ? '2026-01-01' : kind === 'phone' ? '13800000001' : '在网络时断时续的地方填写']
}
