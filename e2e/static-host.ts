import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Host that only maps addresses below a sub-path to the files of a folder: no rewrites, no headers of its own. */
export interface StaticHost {
  /** Address of the folder, with a slash at its end. */
  home: string
  /** Addresses that were asked for and have no file. */
  missed: string[]
  close: () => Promise<unknown>
}

/**
 * Starts a static host on a free port.
 * @param missing file that it sends in place of a missing one; none by default
 */
export async function startStaticHost(
  folder: string,
  subPath: string,
  missing?: string,
): Promise<StaticHost> {
  const missed: string[] = []
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const name = pathname.startsWith(subPath) ? pathname.slice(subPath.length) : undefined
    const send = async (file: string, status = 200) => {
      const content = await readFile(join(folder, file))
      response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      response.end(content)
    }
    const refuse = () => {
      missed.push(pathname)
      if (missing) void send(missing, 404)
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('404')
    }
    if (name === undefined) return refuse()
    send(name === '' || name.endsWith('/') ? `${name}index.html` : name).catch((error: { code?: string }) => {
      // Leads to a folder by its address with a slash, as such hosts do.
      if (error.code === 'EISDIR') response.writeHead(301, { location: `${pathname}/${search}` }).end()
      else refuse()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    home: `http://127.0.0.1:${String(port)}${subPath}`,
    missed,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
