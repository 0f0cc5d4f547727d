import { Notice } from '#ui/state/Notice.tsx'

/** Why the city did not let a record through, above the form that mends it; nothing for any other record. */
export const RejectedNotice = ({ of }: { of: { status: string; reason?: string } | undefined }) =>
  of?.status === '已驳回' &&
  of.reason && (
    <Notice tone="warn" title="未通过审核：">
      {of.reason}
    </Notice>
  )
