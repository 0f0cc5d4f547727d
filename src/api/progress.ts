/**
 * `fetch` that tells how much of the body has gone up: fetch itself cannot, XMLHttpRequest can.
 * Where there is no XMLHttpRequest (the service worker) it is plain fetch, and nothing is told.
 */
export function progressFetch(
  url: string | URL | Request,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  if (typeof XMLHttpRequest === 'undefined') return fetch(url, init)
  return new Promise((resolve, reject) => {
    init.signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'GET', url instanceof Request ? url.url : url)
    request.responseType = 'arraybuffer'
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = (event) => onProgress(event.total ? event.loaded / event.total : 0)
    request.onload = () => {
      const headers = new Headers()
      for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const colon = line.indexOf(':')
        if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
      }
      const body = request.status === 204 ? null : (request.response as ArrayBuffer)
      resolve(new Response(body, { status: request.status, headers }))
    }
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    init.signal?.addEventListener('abort', () => request.abort())
    request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
  })
}
