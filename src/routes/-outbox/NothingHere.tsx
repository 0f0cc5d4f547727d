import { linkOptions } from '@tanstack/react-router'
import { useDeviceState } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'

/** Says once what will stand on the page of somebody who has neither submits nor drafts nor receipts here. */
export function NothingHere({ onImport }: { onImport: () => void }) {
  const { storage } = useDeviceState()
  return (
    <Card>
      <EmptyState
        title="没有等待提交的内容"
        hint={
          storage === 'disk'
            ? '离线时提交的内容、未填完的草稿和回执显示在这里，联网后自动提交。'
            : '离线时提交的内容、未填完的草稿和回执显示在这里，仅保留在本页，关闭后清除。'
        }
        action={
          <>
            <LinkButton link={linkOptions({ to: '/policy/apply' })}>查看今日申报</LinkButton>
            <Button look="plain" onClick={onImport}>
              导入草稿
            </Button>
          </>
        }
      />
    </Card>
  )
}
