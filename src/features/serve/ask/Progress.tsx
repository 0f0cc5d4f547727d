import type { Enquiry } from '#api/serve-provider.ts'
import { FileList } from '#blocks/FileList.tsx'
import { Course } from '#blocks/trail/Course.tsx'
import { RateRequest } from './RateRequest.tsx'
import { requestCourse, statusWords } from './request.ts'

interface Props {
  enquiry: Enquiry
  providerId: string
  /** Name of the service or the provider. */
  name: string
}

/** Shows the progress of the user's enquiry, its files and its rating. */
export function Progress(props: Props) {
  const { enquiry } = props
  return (
    <>
      <p>{statusWords(enquiry)}</p>
      <Course stages={requestCourse(enquiry)} />
      <FileList files={enquiry.attachments ?? []} />
      <RateRequest {...props} />
    </>
  )
}
