import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import type { ItemMaterial } from '#api/item.ts'
import type { HeldFile } from '#blocks/form/AttachmentField.tsx'
import { preparePhoto } from '#blocks/form/photo.ts'
import type { Attachment } from '#lib/attachment.ts'
import { fittingPapers, heldPapers, offerText } from '#rules/standing/papers.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import styles from './materials.module.css'
import { SeveralFiles } from './SeveralFiles.tsx'
import { isAsked, progressText } from './slots.ts'

/** Most papers on offer for one material: the licence, or the newest ones. */
const MAX_OFFERED = 2

/** Extensions of photos among those that a material accepts. */
const photoEndings = /^(jpe?g|png)$/i

interface Props<Paper extends ItemMaterial & { limit: number }> {
  /** Materials of the item, in the order of the slots. */
  papers: readonly Paper[]
  slots: readonly { files: readonly Attachment[] }[]
  itemId: string
  onAdd: (slot: number, files: Attachment[]) => void
  /** Renders the field of one material; `prepare` makes a photo smaller, unless the person wants it as it is. */
  children: (
    paper: Paper,
    slot: number,
    held: HeldFile[],
    prepare: ((file: File) => Promise<File>) | undefined,
  ) => ReactNode
}

/**
 * Renders the materials of an item: how many of the required ones are there, several files at once, a field for each one
 * with the papers that the city has already, all of them by one press, and the materials that need not be handed in.
 */
export function MaterialFields<Paper extends ItemMaterial & { limit: number }>({
  papers,
  slots,
  itemId,
  onAdd,
  children,
}: Props<Paper>) {
  const { data } = useQuery(query(enterprise.current, {}))
  const [isSmaller, setSmaller] = useState(true)
  const prepare = isSmaller ? preparePhoto : undefined
  const held = useMemo(() => (data ? heldPapers(data) : []), [data])
  const filesOf = (slot: number) => slots[slot]?.files ?? []
  const asked = papers
    .map((paper, slot) => ({ paper, slot, count: filesOf(slot).length }))
    .filter(({ paper, count }) => isAsked(paper, count))
    .map((one) => ({ ...one, fitting: fittingPapers(held, one.paper, itemId).slice(0, MAX_OFFERED) }))
  const ready = asked.flatMap(({ slot, count, fitting: [best] }) =>
    count === 0 && best ? [{ slot, file: best.file }] : [],
  )
  const takesPhotos = asked.some(({ paper }) => paper.accept.some((ending) => photoEndings.test(ending)))
  const shared = papers.filter((paper, slot) => !isAsked(paper, filesOf(slot).length))
  return (
    <>
      <Columns>
        <p className={styles.progress} role="status">
          {progressText(asked)}
        </p>
        {ready.length > 1 && (
          <p className={styles.ready}>
            材料库中已有 {ready.length} 项材料
            <Button onClick={() => ready.forEach(({ slot, file }) => onAdd(slot, [file]))}>全部使用</Button>
          </p>
        )}
        {takesPhotos && (
          <CheckField
            name="smaller-photos"
            value={isSmaller}
            onChange={setSmaller}
            hint="在本机转正、缩小，并去掉拍摄地点等信息后再上传；要求原件的，取消勾选后再选择照片"
          >
            照片使用较小的副本
          </CheckField>
        )}
        {asked.length > 1 && <SeveralFiles asked={asked} onAdd={onAdd} prepare={prepare} />}
      </Columns>
      <Columns>
        {asked.map(({ paper, slot, fitting }) =>
          children(
            paper,
            slot,
            fitting.map((one) => ({ text: offerText(one, itemId), file: one.file })),
            prepare,
          ),
        )}
      </Columns>
      {shared.length > 0 && (
        <Columns title="由市平台核验，无需提交">
          <ul className={styles.shared}>
            {shared.map(({ name, sharedBy }) => (
              <li key={name}>
                {name}
                <span className={styles.office}>{`${sharedBy ?? ''}共享`}</span>
              </li>
            ))}
          </ul>
        </Columns>
      )}
    </>
  )
}
