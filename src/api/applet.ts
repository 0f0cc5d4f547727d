import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { form, Id } from './call/shape.ts'

export const applet = area('applet', {
  /** Returns the short code of an id, for printed or scanned addresses; the same id always gives the same code. */
  encode: endpoint('GET /policy/api/applet/shortuuid/encode', {
    access: 'optional',
    query: form({ id: Id }),
    answer: v.object({ code: v.string() }),
  }),
  /** Returns a QR code that leads to a page of this site, as a PNG data URL. */
  code: endpoint('POST /policy/api/applet/code', {
    access: 'optional',
    body: form({
      /** Path and query: `/policy/search/detail?id=…`. */
      path: v.pipe(
        v.string('缺少页面地址'),
        v.regex(/^\/(?![/\\])/, '只能指向本站页面'),
        v.maxLength(500, '页面地址过长'),
      ),
    }),
    answer: v.string(),
  }),
})
