import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#api/call/query.ts'
import { productFields } from '#api/product-fields.ts'
import { serve } from '#api/serve.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { labelsOf } from '#api/call/fields.ts'
import { AuditTimeline } from '#blocks/own/Audits.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

/** Shows the audits (审核记录) of an own service in a dialog, which loads them when it opens. */
export function AuditSheet({ one }: { one: { id: string; name: string } }) {
  const [open, setOpen] = useState(false)
  const audits = useQuery({ ...query(serve.audits, { params: { id: one.id } }), enabled: open })
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        审核记录
        <span className="visually-hidden">：{one.name}</span>
      </Button>
      <Dialog open={open} title="审核记录" onClose={() => setOpen(false)}>
        <Loaded
          query={audits}
          skeleton={<SkeletonText />}
          isEmpty={(all) => all.length === 0}
          empty={<EmptyState title="尚未提交审核" />}
        >
          {(all) => <AuditTimeline audits={all} labels={labelsOf(productFields)} />}
        </Loaded>
      </Dialog>
    </>
  )
}
