import { Picture } from '#ui/Picture.tsx'
import { usePictureAddress } from './usePictureAddress.ts'

interface Props {
  /** As the record names it: `local:…`, a path of the city's store, an address or a data URL. */
  path: string | undefined
  alt: string
  ratio?: string
  word?: string
  /** True where all of it is to be seen, with room beside it. */
  whole?: boolean
}

/** A picture of a record, wherever it lies: on this device, in the city's store, public or not. */
export function RecordPicture({ path, ...rest }: Props) {
  const { src, onError } = usePictureAddress(path)
  return <Picture {...rest} src={src} onError={onError} />
}
