// Polyfills the functions that src/lib/floor.ts lists under `polyfills`, each only when the browser lacks it.
// Loaded before the start, and only by src/main.tsx, so that a newer browser does not request this file.

/** Defines the missing functions on a built-in object as non-enumerable, like native ones. */
function defineMissing(to: object, functions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

/** Returns the position of an index, counted from the end when negative (ECMA-262, 23.1.3.39). */
const positionOf = (length: number, index: number) => (index < 0 ? length + index : index)

/** Polyfills the functions that this browser lacks. */
export function installPolyfills(): void {
  defineMissing(Array.prototype, {
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
      const place = positionOf(this.length, Math.trunc(index) || 0)
      if (place < 0 || place >= this.length) throw new RangeError('Invalid index')
      return Object.assign(Array.from(this), { [place]: value })
    },
  })

  defineMissing(URL, {
    canParse(url: string, base?: string) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
}
