import { Notice } from '#ui/state/Notice.tsx'

/** Shows above the form why the city rejected a record; renders nothing for any other record. */
export const RejectedNotice = ({ of }: { of: { status: string; reason?: string } | undefined }) =>
  of?.status === '已驳回' &&
  of.reason && (
    <Notice tone="warn" title="未通过审核：">
      {of.reason}
    </Notice>
  )
