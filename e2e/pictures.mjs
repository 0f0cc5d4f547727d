// Draws every picture in public/ from one source, public/icon.svg and the paths of src/ui/Icon.tsx: the icons of browsers
// and launchers, and the picture of a shared link. With a build, also takes the screenshots of the install dialog.
//   npm run pictures                    icons and the picture of a shared link
//   npm run pictures -- screenshots     the screenshots too, from the build in dist/
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, headlessPath } from './chromium.mjs'
import { iconFile } from './pictures/icon-file.mjs'
import { launcher, shortcut, sharedLink } from './pictures/drawings.mjs'
import { takeScreenshots } from './pictures/screenshots.mjs'

const port = Number(process.env.PICTURES_PORT ?? 4475)
const mark = readFileSync('public/icon.svg', 'utf8')
const strokes = [...mark.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d).join('')
const glyphs = readFileSync('src/ui/Icon.tsx', 'utf8')
const glyph = (name) => new RegExp(`\\b${name}:\\s*'([^']+)'`).exec(glyphs)[1]

const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumArgs })
const page = await browser.newPage()

/** Returns an SVG text as a picture of this size in pixels; by default as a PNG, transparent where nothing is drawn. */
async function draw(svg, width, height = width, file = { omitBackground: true }) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  return await page.screenshot(file)
}
const save = async (file, ...drawing) => writeFileSync(`public/${file}`, await draw(...drawing))

await save('icon-192.png', launcher(strokes), 192)
await save('icon-512.png', launcher(strokes), 512)
await save('icon-maskable.png', launcher(strokes, { radius: 0, scale: 0.72 }), 512)
await save('icon-monochrome.png', launcher(strokes, { ground: 'none', scale: 0.72 }), 512)
// Fills the square, because iOS rounds the corners itself and paints transparent ones black.
await save('touch.png', launcher(strokes, { radius: 0, scale: 0.86 }), 180)
// Thickens the strokes of small sizes, which would be thinner than a pixel.
const small = [
  [16, 52],
  [32, 40],
  [48, 34],
]
const sizes = []
for (const [size, width] of small) sizes.push({ size, png: await draw(launcher(strokes, { width }), size) })
writeFileSync('public/favicon.ico', iconFile(sizes))
for (const [file, name] of [
  ['today', 'list'],
  ['mine', 'person'],
  ['publish', 'pen'],
  ['outbox', 'upload'],
])
  await save(`shortcuts/${file}.png`, shortcut(glyph(name)), 192)
await save('social.jpg', sharedLink(strokes), 1200, 630, { type: 'jpeg', quality: 88 })
if (process.argv.includes('screenshots')) await takeScreenshots(browser, port)
await browser.close()
process.exit(0)
