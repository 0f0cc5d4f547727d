import type { CheckedPiece } from '#offline/packs/pack.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { pieceFacts } from './pack-words.ts'

interface Props {
  pieces: readonly CheckedPiece[]
  /** Number of the piece that is coming; missing while none is. */
  coming?: number
  /** True once it was tried to bring them, so that a missing one is a gap. */
  isTried: boolean
  /** Returns the titles of other packs that keep the piece, too. */
  alsoIn?: (piece: CheckedPiece) => readonly string[]
}

/** Lists the pieces of a pack, each with its state, size and age. */
export const Pieces = ({ pieces, coming, isTried, alsoIn = () => [] }: Props) => (
  <List label="包内各项">
    {pieces.map((piece, at) => (
      <ListRow
        key={piece.name}
        title={piece.name}
        meta={[...pieceFacts(piece), ...alsoIn(piece).map((title) => `“${title}”也保留`)]}
        state={
          coming === at ? (
            <StateChip tone="info">正在带上</StateChip>
          ) : piece.bytes !== undefined ? (
            <StateChip tone="ok">已带上</StateChip>
          ) : (
            <StateChip tone={isTried ? 'bad' : 'neutral'}>{isTried ? '缺' : '未带上'}</StateChip>
          )
        }
      />
    ))}
  </List>
)
