import { useState } from 'react'
import { groupsOf, type KeptGroup, listRead } from '#offline/device/read-content.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'
import { groupOf, reasonsOf } from './content-words.ts'

/** Lists what this device keeps of the city's answers by area, each with the reasons (保留原因). */
export function WhyKept({ onClose }: { onClose: () => void }) {
  const [groups, setGroups] = useState<readonly KeptGroup[] | string>()
  // Reads only once the dialog is open, because every answer on the device is measured.
  useEffectOn([], () => {
    listRead().then(
      (all) => setGroups(groupsOf(all, groupOf)),
      (error: unknown) => setGroups(storageProblem(error).message),
    )
  })
  return (
    <Dialog open title="保留原因" shape="sheet" onClose={onClose}>
      {groups === undefined ? (
        <SkeletonRows rows={5} />
      ) : typeof groups === 'string' ? (
        <Notice tone="warn">{groups}</Notice>
      ) : (
        <List label="保留原因">
          {groups.map((group) => (
            <ListRow
              key={group.name}
              title={group.name}
              meta={reasonsOf(group)}
              state={<span>{`${String(group.count)} 条 · 约 ${sizeText(group.bytes)}`}</span>}
            />
          ))}
        </List>
      )}
    </Dialog>
  )
}
