import { linkOptions, useLocation } from '@tanstack/react-router'
import { messageOf } from '#lib/message-of.ts'
import { isDraftFile } from '#offline/drafts/draft-file.ts'
import { importDrafts } from '#offline/drafts/transfer.ts'
import { dropReceived, type Received as ReceivedFile } from '#offline/received.ts'
import { useReceived } from '#offline/useReceived.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import { failures } from './received-words.ts'

/** Runs a change of the list, and says why it failed. */
const attempt = (work: Promise<unknown>) => void work.catch((error: unknown) => showToast(messageOf(error)))

/** Imports the drafts of a file, which is then no longer needed. */
async function takeDrafts({ id, file }: ReceivedFile): Promise<void> {
  const count = await importDrafts(file)
  await dropReceived(id)
  showToast(`已导入 ${String(count)} 份草稿`)
}

/**
 * Lists the files that another app shared with the portal, or that were opened with it, until a form has taken them or
 * they are deleted; says so if files could not be kept.
 */
export function Received() {
  const files = useReceived()
  const failure = failures[useLocation().hash]
  const around = useKeptFocus<HTMLDivElement>()
  return (
    <div {...around} id="received" hidden={files.length === 0 && !failure}>
      {failure && <Notice tone="warn" {...failure} />}
      {files.length > 0 && (
        <Card
          title="收到的文件"
          aside={
            <>
              <LinkButton look="plain" link={linkOptions({ to: '/policy/apply' })}>
                申报项目
              </LinkButton>
              <LinkButton look="plain" link={linkOptions({ to: '/appeal/demand' })}>
                提诉求
              </LinkButton>
            </>
          }
        >
          <p>
            请打开要放入的表单，在附件栏选择“使用”：可从下方草稿继续填写，也可新建。格式和大小不符的栏目不显示该文件。
          </p>
          <List label="收到的文件">
            {files.map((one) => (
              <ListRow
                key={one.id}
                title={one.file.name}
                meta={[sizeText(one.file.size), '已保存在本机']}
                actions={
                  <>
                    {isDraftFile(one.file) && (
                      <Button look="plain" onClick={() => attempt(takeDrafts(one))}>
                        导入草稿
                      </Button>
                    )}
                    <Button
                      look="plain"
                      aria-label={`删除：${one.file.name}`}
                      onClick={() => attempt(dropReceived(one.id))}
                    >
                      删除
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        </Card>
      )}
    </div>
  )
}
