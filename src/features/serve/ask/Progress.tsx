import type { Enquiry } from '#api/serve-provider.ts'
import { FileList } from '#blocks/FileList.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { RateRequest } from './RateRequest.tsx'
import { requestNodes, statusWords } from './request.ts'

interface Props {
  enquiry: Enquiry
  providerId: string
  /** What was asked about: the service or the provider. */
  name: string
}

/** How far one's request is, what went with it, and how it went in the end. */
export function Progress(props: Props) {
  const { enquiry } = props
  return (
    <>
      <p>{statusWords(enquiry)}</p>
      <Timeline nodes={requestNodes(enquiry)} />
      <FileList files={enquiry.attachments ?? []} />
      <RateRequest {...props} />
    </>
  )
}
