import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keptWords } from '#blocks/form/city-id.ts'
import { PutBackButton } from '#blocks/PutBackButton.tsx'
import { agoText } from '#lib/dates.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { Button } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

interface Props {
  draft: Draft
  /** Further actions, after 继续填写. */
  children?: ReactNode
}

/** Shows a draft of this device as a row: time saved, storage places, and a button to continue. */
export function DraftRow({ draft, children }: Props) {
  const navigate = useNavigate()
  return (
    <ListRow
      title={draft.title}
      meta={[
        `保存于 ${agoText(draft.savedAt)}`,
        draft.files.length > 0 ? `附件 ${String(draft.files.length)} 个` : undefined,
      ]}
      state={<StateChip tone="neutral">{keptWords(draft)}</StateChip>}
      actions={
        <>
          <PutBackButton draft={draft} />
          <Button
            look="plain"
            aria-label={`继续填写：${draft.title}`}
            onClick={() => void navigate({ href: draft.href })}
          >
            继续填写
          </Button>
          {children}
        </>
      }
    />
  )
}
