import { useEffect, useState } from 'react'
import { call } from '#api/call/call.ts'
import { host } from '#api/call/host.ts'
import { common } from '#api/common.ts'
import { fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'

const isStored = (path: string) => path.startsWith('/upload/')

/** The address that a picture of the city's store has for everybody; undefined where it has to be fetched with the token. */
function openAddress(path: string): string | undefined {
  if (fileIdOf(path) !== undefined) return undefined
  if (!isStored(path)) return path
  // Of another site a page shows no picture: the city's own comes by a call then.
  return host.base ? undefined : `${common.download.path}?filePath=${encodeURIComponent(path)}`
}

async function fetched(path: string): Promise<Blob | undefined> {
  const fileId = fileIdOf(path)
  if (fileId !== undefined) return readFile(fileId)
  return (await call(common.download, { query: { filePath: path } }, { quiet: true })).blob
}

/**
 * Follows where a record's picture can be shown from: a file of this device (`local:…`), the city's store, or an address
 * as it stands. A public picture of the store comes by its address, so that the browser keeps it; where that fails, and
 * for what is not public, it is fetched with the token.
 * @returns `src`, undefined while there is none; `onError` for the picture to say that the address did not do
 */
export function usePictureAddress(path: string | undefined) {
  const [refused, setRefused] = useState<string>()
  const [made, setMade] = useState<{ path: string; url: string }>()
  const open = path === undefined ? undefined : openAddress(path)
  const needsFetch = path !== undefined && (open === undefined || (refused === path && isStored(path)))
  useEffect(() => {
    if (!needsFetch) return
    let url: string | undefined
    let left = false
    void fetched(path).then(
      (blob) => {
        if (!blob || left) return
        url = URL.createObjectURL(blob)
        setMade({ path, url })
      },
      // It stays without a picture, which `Picture` shows.
      () => undefined,
    )
    return () => {
      left = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [needsFetch, path])
  return {
    src: needsFetch ? (made?.path === path ? made?.url : undefined) : open,
    onError: () => setRefused(path),
  }
}
