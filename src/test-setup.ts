import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { afterAll, afterEach } from 'vitest'

if (typeof document !== 'undefined') {
  // Replaces jsdom's own Blob, File and FormData, which Node's fetch and structuredClone do not accept.
  const NodeFormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
  for (const [name, value] of Object.entries({ Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
  // Mocks features that jsdom lacks because it renders nothing: media queries, scrolling and modal dialogs.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false
  }
  // Closes the channels of a finished file, as a browser does with a window's, because the process is reused:
  // messages of the next file would reach listeners whose document is gone.
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
