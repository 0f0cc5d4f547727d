import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#blocks/Loaded.tsx'
import { type Kind, nouns } from '#features/docking/kinds.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { ownQuery } from './own-queries.ts'

const SolveForm = lazyPart(async () => (await import('./SolveForm.tsx')).SolveForm)

interface Props {
  kind: Kind
  one: { id: string; title: string }
  look: ButtonLook
  /** Receives the request of the partner; undefined for another enterprise. */
  onSolve: (dockingId: string | undefined) => void
}

/** Shows the button 标记已解决 and its dialog, which asks for the partner among the enterprises that asked. */
export function Solve({ kind, one, look, onSolve }: Props) {
  const [open, setOpen] = useState(false)
  const record = useQuery({ ...ownQuery(kind, one.id), enabled: open })
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        标记已解决
        <span className="visually-hidden">：{one.title}</span>
      </Button>
      <Dialog open={open} title={`${nouns[kind]}已解决`} onClose={() => setOpen(false)}>
        <Loaded query={record} skeleton={<SkeletonText />} inner>
          {({ dockings }) => (
            <SolveForm
              room={<SkeletonText />}
              dockings={dockings}
              onSolve={(dockingId) => {
                setOpen(false)
                onSolve(dockingId)
              }}
            />
          )}
        </Loaded>
      </Dialog>
    </>
  )
}
