import { useState } from 'react'
import { Pieces } from '#blocks/packs/Pieces.tsx'
import { chipOf, sizeAndAge } from '#blocks/packs/pack-words.ts'
import { useBringing } from '#blocks/packs/useBringing.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { cityNow } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { type CheckedPack, type CheckedPiece, othersKeeping } from '#offline/packs/pack.ts'
import { removePack } from '#offline/packs/store.ts'
import { usePacks } from '#blocks/packs/usePacks.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { pathLink } from '#blocks/path-link.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/**
 * Lists the packs (出发包) of the user with their state, size and age, why their pieces are kept, and the ways to renew and
 * remove each; no card without any. `onChange` counts the kept content again.
 */
export function Packs({ onChange }: { onChange: () => void }) {
  const { userInfo, enId } = useAccount()
  const packs = usePacks(`${userInfo?.id ?? ''} ${enId}`) ?? []
  if (packs.length === 0) return null
  return (
    <Card title="出发包">
      <p>包内的内容一直保留，直到移除出发包；清除浏览缓存时不清除，有网时自动更新（省流量模式除外）。</p>
      <List label="出发包">
        {packs.map((pack) => (
          <Row key={`${pack.kind} ${pack.record} ${pack.enId}`} pack={pack} all={packs} onChange={onChange} />
        ))}
      </List>
    </Card>
  )
}

function Row({
  pack,
  all,
  onChange,
}: {
  pack: CheckedPack
  all: readonly CheckedPack[]
  onChange: () => void
}) {
  const { userInfo, enId } = useAccount()
  const { reach } = useDeviceState()
  const { done, bring } = useBringing()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isOwn = pack.enId === enId
  const enterprise = userInfo?.ens.find((one) => one.enId === pack.enId)?.enName
  const chip = chipOf(pack, cityNow())
  const alsoIn = (piece: CheckedPiece) => othersKeeping(piece, pack, all).map(({ title }) => title)
  const others = [...new Set(pack.pieces.flatMap(alsoIn))]
  const isBusy = done !== undefined
  const renew = async () => {
    await bring(pack)
    onChange()
  }
  const remove = async () => {
    setAsking(false)
    await storeOrToast(() => removePack(pack))
    onChange()
  }
  const name = <span className="visually-hidden">{pack.title}</span>
  return (
    <ListRow
      title={pack.title}
      {...(isOwn ? { link: pathLink(pack.href) } : {})}
      meta={[
        ...(isOwn ? sizeAndAge(pack) : [`${enterprise ?? '其他企业'}的出发包，切换到该企业后可以使用`]),
        pack.until && `截止 ${timeText(pack.until)}`,
        pack.contact,
      ]}
      state={isOwn && <StateChip tone={chip.tone}>{chip.words}</StateChip>}
      actions={
        <>
          <Button look="plain" onClick={() => setShown(true)}>
            查看各项{name}
          </Button>
          {isOwn && (
            <Button look="plain" busy={isBusy} disabled={reach !== 'online'} onClick={() => void renew()}>
              {isBusy ? `正在更新 ${String(done)}/${String(pack.pieces.length)}` : '更新'}
              {name}
            </Button>
          )}
          <Button look="plain" onClick={() => setAsking(true)}>
            移除{name}
          </Button>
        </>
      }
    >
      <Dialog open={isShown} title={pack.title} shape="sheet" onClose={() => setShown(false)}>
        <Pieces pieces={pack.pieces} isTried alsoIn={alsoIn} />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="移除出发包"
        confirmLabel="移除"
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {others.length > 0 && `与“${others.join('”“')}”相同的内容继续保留，其余`}
        {others.length === 0 && '包内的内容'}不再专门保留和更新，随浏览缓存清除。草稿、附件和待上传不受影响。
      </ConfirmDialog>
    </ListRow>
  )
}
