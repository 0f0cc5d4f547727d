import type { ItemMaterial } from '#api/item.ts'
import { TemplateButton } from '#blocks/TemplateButton.tsx'

interface Props {
  paper: Pick<ItemMaterial, 'name' | 'note' | 'template'>
  /** True if the city returned the declaration because of this paper. */
  returned?: boolean
}

/** Shows the notes on a paper above its upload slot, with the template to fill in. */
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
