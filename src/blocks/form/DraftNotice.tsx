import { agoText } from '#lib/dates.ts'
import { itemIdOfDraft } from '#offline/outbox/item.ts'
import { useAccount } from '#session/account.ts'
import { switchEnterprise } from '#session/sign.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RestartButton } from '#ui/form/RestartButton.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { labelOf, type Labels } from './names.ts'
import type { Beginning } from './useDraft.ts'

interface Props {
  begun: Pick<Beginning<unknown, unknown>, 'kept' | 'lost' | 'foreign' | 'values'>
  schemaVersion: number
  labels: Labels
  onDiscard: () => void
}

/** Shows above a form with a restored draft its time, the city's refusal, and the fields that could not be restored. */
export function DraftNotice({ begun, schemaVersion, labels, onDiscard }: Props) {
  const { kept, lost, foreign, values } = begun
  const { userInfo } = useAccount()
  const other = userInfo?.ens.find(({ enId }) => foreign.includes(enId))
  if (!kept) {
    return (
      other && (
        <Notice
          tone="info"
          title={`“${other.enName}”有该表单的草稿。`}
          action={
            <Button look="plain" onClick={() => void switchEnterprise(other.enId)}>
              切换到该企业
            </Button>
          }
        >
          以当前企业重新填写的，原草稿仍会保留。
        </Notice>
      )
    )
  }
  const action = <DiscardButton onDiscard={onDiscard} />
  if (lost.length > 0 || kept.schema !== schemaVersion) {
    const named = lost.map((name) => (name ? labelOf(name, labels, values) : '全部内容'))
    return (
      <Notice tone="warn" title="草稿来自旧版本。" action={action}>
        {lost.length > 0
          ? `以下内容无法保留，请重新填写：${named.join('、')}`
          : '内容已全部保留，请核对后提交。'}
      </Notice>
    )
  }
  if (itemIdOfDraft(kept)) {
    return (
      <Notice tone="info" title="已从待上传取出，暂停自动提交。" action={action}>
        修改后请重新提交；未作修改的，离开本页后放回待上传。
      </Notice>
    )
  }
  if (kept.problems) {
    return (
      <Notice
        tone="bad"
        title={kept.reason ? `上次提交未通过：${kept.reason}` : '上次提交未通过。'}
        action={action}
      >
        {kept.problems.length ? '请按下面的提示修改后重新提交。' : '请核对后重新提交。'}
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="已恢复本机草稿。" action={action}>
      保存于 {agoText(kept.savedAt)}
    </Notice>
  )
}

const DiscardButton = ({ onDiscard }: { onDiscard: () => void }) => (
  <RestartButton label="丢弃草稿，重新填写" deed="丢弃" onRestart={onDiscard}>
    草稿及其附件将从本机删除，不能恢复。
  </RestartButton>
)

/** Replaces a form whose draft was saved by a newer version of the portal, which this version must not overwrite. */
export function DraftRefused({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Card>
      <EmptyState
        title="草稿由更新的版本保存，请刷新页面后继续填写"
        hint="草稿仍保存在本机，当前页面无法打开。"
        action={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              刷新页面
            </Button>
            <DiscardButton onDiscard={onDiscard} />
          </>
        }
      />
    </Card>
  )
}
