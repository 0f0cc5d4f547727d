// Brings the functions that src/lib/floor.ts lists under `brings`, each only where the browser lacks it. Loaded before the
// start, and only there (src/main.tsx): a newer browser asks for nothing of it.

/** Gives an object of the language what it lacks, hidden from loops as the browser's own functions are. */
function bring(to: object, functions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

/** The place that an index counts to, from the end where it is negative (ECMA-262, 23.1.3.39). */
const placeOf = (length: number, index: number) => (index < 0 ? length + index : index)

/** Brings what this browser lacks of them. */
export function bringMissing(): void {
  bring(Array.prototype, {
    toReversed<T>(this: T[]) {
      const last = this.length - 1
      return Array.from(this, (_, at) => this[last - at])
    },
    toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
      return Array.from(this).sort(compare)
    },
    toSpliced<T>(this: T[], ...change: [start: number, count: number, ...items: T[]]) {
      const copy = Array.from(this)
      copy.splice(...change)
      return copy
    },
    with<T>(this: T[], index: number, value: T) {
      const place = placeOf(this.length, Math.trunc(index) || 0)
      if (place < 0 || place >= this.length) throw new RangeError('Invalid index')
      return Object.assign(Array.from(this), { [place]: value })
    },
  })

  bring(URL, {
    canParse(url: string, base?: string) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
}
