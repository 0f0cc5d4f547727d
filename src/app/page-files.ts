import type { AnyRouter } from '@tanstack/react-router'

/** What the build says of its pages (src/build/files.ts): their files, as numbers in one list of names. */
interface PageFiles {
  files: string[]
  pages: Record<string, number[]>
}

/**
 * From now on names all files of a page to the browser as soon as the page's own is asked for. By itself it finds them
 * one row after another, each a round trip on a line without a worker. While developing there is no such list.
 */
export async function namePageFiles(router: AnyRouter): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>('meta[name="portal-pages"]')?.content
  if (!list) return
  const { files, pages } = (await import(/* @vite-ignore */ list)) as PageFiles
  const name = (file: number) => {
    const href = files[file] && `/assets/${files[file]}.js`
    if (!href) return
    // Once is enough.
    files[file] = ''
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const [id, numbers] of Object.entries(pages)) {
    const component = (router.routesById[id] as { options: { component?: Part } } | undefined)?.options
      .component
    const load = component?.preload
    if (!load) continue
    component.preload = () => {
      numbers.forEach(name)
      return load()
    }
  }
}

/** A page's component, whose code is loaded when it is needed. */
interface Part {
  preload?: () => Promise<void>
}
