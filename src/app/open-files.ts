import { messageOf } from '#lib/message-of.ts'
import { importDrafts } from '#offline/drafts/transfer.ts'
import { owner } from '#offline/owner.ts'
import { keepReceived } from '#offline/received.ts'
import { sharedTo } from '#lib/share-path.ts'
import { deviceState } from '#offline/view.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Imports the drafts of files that the system opened with the portal, and shows them; keeps the files until the person
 * has signed in, because drafts belong to a user.
 */
export async function openFiles(files: readonly File[], go: (href: string) => void): Promise<void> {
  try {
    if (!owner()) {
      if (deviceState.storage === 'public') return showToast('请先登录，再打开草稿文件')
      await keepReceived(files, '')
      return go(sharedTo('received'))
    }
    let count = 0
    for (const file of files) count += await importDrafts(file)
    showToast(count > 0 ? `已导入 ${String(count)} 份草稿` : '本机的草稿更新，未导入')
    go('/user/outbox#drafts')
  } catch (error) {
    showToast(messageOf(error))
  }
}
