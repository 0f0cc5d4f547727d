import type { Enterprise } from '#api/enterprise.ts'
import { saveStored } from '#blocks/stored.ts'
import { dateText, dayText } from '#lib/dates.ts'
import { type HeldPaper, heldPapers, isExpired, validityText } from '#rules/standing/papers.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Folded } from '#ui/list/Folded.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows 材料库: licences that the city holds of the enterprise, and papers that it has handed in. */
export function PaperLibrary({ record }: { record: Enterprise }) {
  const held = heldPapers(record)
  // Lists those first that can be used again, because the rest is folded.
  const papers = [...held.filter(isUsable), ...held.filter((one) => !isUsable(one))]
  if (papers.length === 0)
    return (
      <Card title="材料库">
        <EmptyState title="还没有材料" hint="电子证照和申报时提交的材料会列在这里，以后可以直接使用。" />
      </Card>
    )
  const usable = papers.filter(isUsable).length
  const licences = papers.filter(({ isLicence }) => isLicence)
  const handedIn = papers.filter(({ isLicence }) => !isLicence)
  return (
    <Card title="材料库" aside={`${String(papers.length)} 份，${String(usable)} 份可以再次使用`}>
      {licences.length > 0 && <Papers title="电子证照" papers={licences} />}
      {handedIn.length > 0 && <Papers title="提交过的材料" papers={handedIn} />}
    </Card>
  )
}

function Papers({ title, papers }: { title: string; papers: readonly HeldPaper[] }) {
  return (
    <Folded label={title} items={papers}>
      {(shown) =>
        shown.map((paper) => (
          <ListRow
            key={paper.name + paper.file.filePath}
            title={paper.name}
            meta={[
              paper.isLicence ? '电子证照' : paper.file.fileName,
              paper.number,
              paper.issuedBy,
              paper.isLicence ? `${dateText(paper.date)}签发` : undefined,
              usesText(paper),
            ]}
            state={<Validity paper={paper} />}
            actions={
              <Button look="plain" onClick={() => void saveStored(paper.file)}>
                下载
                <span className="visually-hidden">{`：${paper.name}`}</span>
              </Button>
            }
          />
        ))
      }
    </Folded>
  )
}

/** Returns true if a paper may be handed in again. */
const isUsable = (paper: HeldPaper) => !paper.isReturned && !paper.isBound && !isExpired(paper)

function Validity({ paper }: { paper: HeldPaper }) {
  const tone = paper.isReturned ? 'warn' : isUsable(paper) ? 'ok' : 'neutral'
  return <StateChip tone={tone}>{paper.isReturned ? '已要求补正' : validityText(paper)}</StateChip>
}

/** Returns for what a paper was used: 用于“…”（10月27日）, with their number if there are several. */
function usesText({ uses }: HeldPaper): string {
  const [last] = uses
  if (!last) return '尚未用于申报'
  const several = uses.length > 1 ? `等 ${String(uses.length)} 个项目` : ''
  return `用于“${last.itemName}”（${dayText(last.date)}）${several}`
}
