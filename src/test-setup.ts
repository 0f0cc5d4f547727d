import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { afterAll, afterEach } from 'vitest'

if (typeof document !== 'undefined') {
  // jsdom brings a Blob, File and FormData of its own, which Node's fetch and structuredClone do not know.
  const NodeFormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
  for (const [name, value] of Object.entries({ Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
  // jsdom draws nothing: it has no media queries, no scrolling and no modal dialogs.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false
  }
  // Closes the channels of a file that has ended, as a browser does with a window's: its process is kept, and what the next
  // file says would reach listeners whose document is gone.
  const channels = new Set<BroadcastChannel>()
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  }
  afterAll(() => channels.forEach((channel) => channel.close()))
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
