import { useState } from 'react'
import type { Move } from '#mocks/console/moves.ts'
import { Button } from '#ui/Button.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './Moves.module.css'

interface Props {
  ids: readonly string[]
  moves: readonly Move[]
  /** Words before the buttons. */
  title: string
  /** Words where no move is allowed. */
  none: string
  onDone?: () => void
}

/** Renders the moves of records that are allowed now, each as a button that asks for what the move takes. */
export function Moves({ ids, moves, title, none, onDone }: Props) {
  const [open, setOpen] = useState<Move>()
  return (
    <div className={styles.moves} role="group" aria-label="推进办理">
      <p>{title}</p>
      {moves.length === 0 && <p className={styles.none}>{none}</p>}
      {moves.map((move) => (
        <Button
          key={`${move.area}:${move.to}`}
          look={move.isStepBack ? 'secondary' : 'primary'}
          onClick={() => setOpen(move)}
        >
          {move.label}
        </Button>
      ))}
      {open && (
        <MoveDialog
          key={open.to}
          ids={ids}
          move={open}
          onClose={() => setOpen(undefined)}
          {...(onDone && { onDone })}
        />
      )}
    </div>
  )
}
