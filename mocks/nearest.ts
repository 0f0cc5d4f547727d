import { endpoints } from '#api/call/endpoint.ts'

interface Candidate {
  line: string
  distance: number
  why: string
}

/** Returns the three calls of the contract nearest to one that no handler answers, with what does not fit. */
export function nearestText(method: string, path: string): string {
  const nearest = [...endpoints.values()]
    .map((one) => candidateOf(one, method, path))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
  return `最接近的是：${nearest.map(({ line, why }) => `${line}（${why}）`).join('；')}`
}

function candidateOf(endpoint: { method: string; path: string }, method: string, path: string): Candidate {
  const [sent, wanted] = [path.split('/').slice(1), endpoint.path.split('/').slice(1)]
  const differing = wanted.flatMap((want, at) => {
    const got = sent[at]
    return got === undefined || isParameter(want) || want === got ? [] : [{ at, want, got }]
  })
  const reasons = [
    endpoint.method === method ? '' : `方法应为 ${endpoint.method}，不是 ${method}`,
    ...differing.map(
      ({ at, want, got }) => `第 ${String(at + 1)} 段应为“${want}”，不是“${got.slice(0, 40)}”`,
    ),
    sent.length < wanted.length ? `后面还缺“${wanted.slice(sent.length).join('/')}”` : '',
    sent.length > wanted.length ? `后面多了 ${String(sent.length - wanted.length)} 段` : '',
  ].filter(Boolean)
  const distance =
    (endpoint.method === method ? 0 : 0.5) +
    Math.abs(sent.length - wanted.length) +
    differing.reduce((sum, { want, got }) => sum + difference(want, got), 0)
  return { line: `${endpoint.method} ${endpoint.path}`, distance, why: reasons.join('，') }
}

const isParameter = (segment: string) => segment.startsWith('{')

/** Returns from 0 (the same) to 1 how far apart two words are: the share of letters to change (Levenshtein). */
function difference(one: string, other: string): number {
  const a = one.slice(0, 60)
  const b = other.slice(0, 60)
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]! / Math.max(a.length, b.length, 1)
}
