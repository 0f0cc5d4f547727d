// Runs in 404.html, which some hosts send for an address without a file, such as that of a record: finds the top of the
// demonstration, which that page cannot know, and opens the address from there.
void (async () => {
  const parts = location.pathname.split('/')
  for (const at of parts.keys()) {
    if (at === 0) continue
    const base = `${parts.slice(0, at).join('/')}/`
    const worker = await fetch(`${base}sw.js`, { method: 'HEAD' })
    if (!worker.ok || !worker.headers.get('content-type')?.includes('javascript')) continue
    const address = `/${parts.slice(at).join('/')}${location.search}${location.hash}`
    location.replace(`${base}?go=${encodeURIComponent(address)}`)
    return
  }
})()
