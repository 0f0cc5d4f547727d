import leven from 'leven'
import { endpoints } from '#api/call/endpoint.ts'

/** Costs of what does not fit, against 1 for a segment that shares no letter with the one that is meant. */
const costs = {
  /** A segment that is missing, or one too many. */
  gap: 0.6,
  /** Service at the start of a path, of which there are two, so that it says little about the call that is meant. */
  service: 0.4,
  /** A parameter fits every word; a segment that is the word itself fits better. */
  parameter: 0.1,
  method: 0.25,
}

/** Segments and letters that are compared, more than any call of the contract has. */
const MOST_SEGMENTS = 12
const MOST_LETTERS = 60

/** Sent and wanted segments laid side by side, with what does not fit in words. */
interface Alignment {
  cost: number
  faults: string[]
}

/** Returns the three calls of the contract nearest to one that no handler answers, with what does not fit. */
export function nearestText(method: string, path: string): string {
  const sent = segmentsOf(path)
  const nearest = [...endpoints.values()]
    .map((one) => {
      const { cost, faults } = aligned(sent, segmentsOf(one.path))
      const line = `${one.method} ${one.path}`
      return one.method === method
        ? { line, cost, faults }
        : { line, cost: cost + costs.method, faults: [`方法应为 ${one.method}，不是 ${method}`, ...faults] }
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 3)
  return `最接近的是：${nearest.map(({ line, faults }) => `${line}（${faults.join('，')}）`).join('；')}`
}

const segmentsOf = (path: string) => path.split('/').slice(1, 1 + MOST_SEGMENTS)

/** Lays the segments of two paths side by side in the cheapest way, so that a missing one does not shift all others. */
function aligned(sent: string[], wanted: string[]): Alignment {
  const known = new Map<string, Alignment>()
  const from = (i: number, j: number): Alignment => {
    const place = `${String(i)} ${String(j)}`
    const found = known.get(place) ?? cheapest(i, j)
    known.set(place, found)
    return found
  }
  const cheapest = (i: number, j: number): Alignment => {
    const [got, want] = [sent[i], wanted[j]]
    if (got === undefined && want === undefined) return { cost: 0, faults: [] }
    const ways: Alignment[] = []
    if (got !== undefined && want !== undefined)
      ways.push(added(from(i + 1, j + 1), changeCost(got, want, j), changeText(got, want, j)))
    if (want !== undefined) ways.push(added(from(i, j + 1), costs.gap, `缺第 ${String(j + 1)} 段“${want}”`))
    if (got !== undefined)
      ways.push(added(from(i + 1, j), costs.gap, `多了第 ${String(i + 1)} 段“${got.slice(0, 40)}”`))
    return ways.reduce((best, one) => (one.cost < best.cost ? one : best))
  }
  return from(0, 0)
}

const added = ({ cost, faults }: Alignment, more: number, fault: string): Alignment => ({
  cost: cost + more,
  faults: fault ? [fault, ...faults] : faults,
})

const isParameter = (segment: string) => segment.startsWith('{')

const changeText = (got: string, want: string, at: number) =>
  got === want || isParameter(want) ? '' : `第 ${String(at + 1)} 段应为“${want}”，不是“${got.slice(0, 40)}”`

/** Returns from 0 (the same) to 1 how far apart two segments are: the share of letters to change (Levenshtein). */
function changeCost(got: string, want: string, at: number): number {
  if (isParameter(want)) return costs.parameter
  const a = got.slice(0, MOST_LETTERS)
  const share = leven(a, want) / Math.max(a.length, want.length)
  return at === 0 ? share * costs.service : share
}
