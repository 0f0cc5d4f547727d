import type { ItemMaterial } from '#api/item.ts'
import { TemplateButton } from '#blocks/TemplateButton.tsx'

interface Props {
  paper: Pick<ItemMaterial, 'name' | 'note' | 'template'>
  /** True where the city sent the declaration back for this paper. */
  returned?: boolean
}

/** What to mind about a paper, above the place where its files go, with the form that it is filled in on. */
export function PaperHint({ paper: { name, note, template }, returned = false }: Props) {
  return (
    <>
      {[returned && '需要补正', note].filter(Boolean).join(' · ')}
      {template && (
        <>
          {(returned || note) && ' · '}
          <TemplateButton paper={name} template={template} />
        </>
      )}
    </>
  )
}
