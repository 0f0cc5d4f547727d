import { useCallback } from 'react'

interface Props {
  blob: Blob
  alt: string
}

/** Shows a picture whose bytes are in memory; its address is revoked with it. */
export function BlobPicture({ blob, alt }: Props) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt={alt} />
}
