import { securityHeaders } from '#hosting/headers.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns the page of an opened address that cannot be carried out, with the reason and the way to the console. */
export function errorPage(reason: string): Response {
  const text = reason.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)
  const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>没有制造成功</title>
    <link rel="stylesheet" href="/__mock/page/site.css" />
  </head>
  <body>
    <main>
      <h1>没有制造成功</h1>
      <p role="alert">${text}</p>
      <p><a href="/__mock">打开测试控制台</a></p>
    </main>
  </body>
</html>`
  return new Response(page, {
    status: 400,
    headers: {
      ...securityHeaders(''),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
