import { Picture } from '#ui/Picture.tsx'
import { usePictureAddress } from './usePictureAddress.ts'

interface Props {
  /** Path in the record: `local:…`, a path of the city's file store, a URL or a data URL. */
  path: string | undefined
  alt: string
  ratio?: string
  word?: string
}

/** Shows a record's picture from any source: this device, or the city's file store, public or not. */
export function RecordPicture({ path, ...rest }: Props) {
  const { src, onError } = usePictureAddress(path)
  return <Picture {...rest} src={src} onError={onError} />
}
