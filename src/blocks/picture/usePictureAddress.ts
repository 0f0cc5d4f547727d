import { useEffect, useState } from 'react'
import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import { isStored, openAddress } from './open-address.ts'

async function fetchPicture(path: string): Promise<Blob | undefined> {
  const fileId = fileIdOf(path)
  if (fileId !== undefined) return readFile(fileId)
  return (await call(common.download, { query: { filePath: path } }, { quiet: true })).blob
}

/**
 * Returns the URL of a record's picture: a file of this device (`local:…`), the city's file store, or a URL as it is.
 * Uses the public URL of the store first, so that the browser caches it; if that fails, or for a private picture,
 * fetches it with the token. A private one stays out of caches that another person could read.
 * @returns `src`, undefined while there is none; `onError` for the picture to report that the URL failed
 */
export function usePictureAddress(path: string | undefined) {
  const [refused, setRefused] = useState<string>()
  const [objectUrl, setObjectUrl] = useState<{ path: string; url: string }>()
  const open = path === undefined ? undefined : openAddress(path)
  const needsFetch = path !== undefined && (open === undefined || (refused === path && isStored(path)))
  useEffect(() => {
    if (!needsFetch) return
    let url: string | undefined
    let isUnmounted = false
    void fetchPicture(path).then(
      (blob) => {
        if (!blob || isUnmounted) return
        url = URL.createObjectURL(blob)
        setObjectUrl({ path, url })
      },
      // Stays without a picture, which `Picture` handles.
      () => undefined,
    )
    return () => {
      isUnmounted = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [needsFetch, path])
  return {
    src: needsFetch ? (objectUrl?.path === path ? objectUrl?.url : undefined) : open,
    onError: () => setRefused(path),
  }
}
