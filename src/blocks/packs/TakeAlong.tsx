import { useState } from 'react'
import type { Item } from '#api/item.ts'
import type { Job } from '#offline/packs/pack.ts'
import { useDeviceState } from '#offline/view.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { useAccount } from '#session/account.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'

// Loaded on demand, because few visits take a job along.
const PackSheet = optionalPart(async () => (await import('./PackSheet.tsx')).PackSheet)

interface Props {
  job: Job
  /** True for a job that is done for an enterprise: the button is missing for a person who acts for none. */
  needsEnterprise?: boolean
  look?: ButtonLook
  label?: string
}

/**
 * Renders the button that takes a job along (出发包), and the sheet with its pieces. Renders nothing for a visitor, because a
 * pack belongs to a user and an enterprise.
 */
export function TakeAlong({ job, needsEnterprise = false, look, label = '带上离线办理' }: Props) {
  const { userInfo, enId } = useAccount()
  const { storage } = useDeviceState()
  const [isShown, setShown] = useState(false)
  if (!userInfo || (needsEnterprise && !enId)) return null
  return (
    <>
      <Button look={look} onClick={() => setShown(true)}>
        {label}
      </Button>
      {isShown && (
        <PackSheet
          key={`${userInfo.id} ${enId}`}
          job={job}
          storage={storage}
          who={`${userInfo.id} ${enId}`}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

type Declarable = Pick<
  Item,
  'id' | 'name' | 'formKey' | 'mode' | 'department' | 'consultPhone' | 'applyStart' | 'applyEnd' | 'isRolling'
>

/** Returns the job of declaring an item; undefined for one that is not declared on this portal. */
function jobOf(item: Declarable): Job | undefined {
  const { id, name, formKey, mode, department, consultPhone, applyEnd } = item
  if (mode !== '网上申报' || formKey === 'apply-msjx') return undefined
  const form = formKey === 'apply' ? 'add' : formKey
  return {
    kind: formKey === 'apply' ? 'apply' : 'special',
    record: id,
    title: name,
    href: `/declare/apply/${form}?item=${encodeURIComponent(id)}`,
    contact: `${department} ${consultPhone}`,
    ...(applyEnd ? { until: applyEnd } : {}),
  }
}

/** Renders the button that takes the declaration of an open item along; nothing for an item declared elsewhere. */
export function TakeItemAlong({ item, look }: { item: Declarable; look?: ButtonLook }) {
  const job = jobOf(item)
  return job && isOpen(windowOf(item).state) && <TakeAlong job={job} look={look} needsEnterprise />
}
