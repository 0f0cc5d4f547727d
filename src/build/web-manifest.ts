import type { ManifestOptions } from 'vite-plugin-pwa'
import { DRAFT_ENDING, DRAFT_TYPE } from '#offline/drafts/draft-file.ts'
import { SHARE_PATH } from '#lib/share-path.ts'

const png = (src: string, sizes: string, more: { purpose?: 'maskable' | 'monochrome' } = {}) => ({
  src,
  sizes,
  type: 'image/png',
  ...more,
})

const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [png(`/shortcuts/${picture}.png`, '192x192')],
})

const screenshot = (name: string, form_factor: 'wide' | 'narrow', label: string) => ({
  ...png(`/screenshots/${name}-${form_factor}.png`, form_factor === 'wide' ? '1280x800' : '390x844'),
  form_factor,
  label,
})

/** Web app manifest: the installed portal's name, icons and start page. Used only by the build. */
export const manifest: Partial<ManifestOptions> = {
  name: '企业服务总入口',
  short_name: '企业服务',
  description: '查政策、报项目、提诉求、找服务，断网也能用。',
  lang: 'zh-CN',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // Keeps one window, so that its forms keep their edits; app/launch.ts navigates it to the address of a
  // shortcut.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  categories: ['government', 'business', 'productivity'],
  // --page and --menu of tokens.css
  background_color: '#f4f6f9',
  theme_color: '#28384e',
  icons: [
    png('/icon-192.png', '192x192'),
    png('/icon-512.png', '512x512'),
    png('/icon-maskable.png', '512x512', { purpose: 'maskable' }),
    png('/icon-monochrome.png', '512x512', { purpose: 'monochrome' }),
  ],
  shortcuts: [
    shortcut('今日申报', '/policy/apply', 'today'),
    shortcut('我的申报', '/user/my-declare', 'mine'),
    shortcut('发布产品', '/market/publish', 'publish'),
    shortcut('待上传', '/user/outbox', 'outbox'),
  ],
  // Receives photos and PDFs of other apps; the service worker answers the address (src/sw.ts).
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf', '.pdf'] }] },
  },
  // Opens a file of drafts from the file manager; app/launch.ts takes it.
  file_handlers: [{ action: '/user/outbox', accept: { [DRAFT_TYPE]: [DRAFT_ENDING] } }],
  screenshots: [
    screenshot('home', 'wide', '首页：今日可申报的项目'),
    screenshot('detail', 'wide', '政策详情：给多少、给谁、何时报、怎么报'),
    screenshot('home', 'narrow', '手机首页'),
    screenshot('outbox', 'narrow', '断网时提交的内容，联网后自动上传'),
  ],
}
