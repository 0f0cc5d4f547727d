import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { savedSearch, searchWords } from './filters.ts'
import { NameSearch } from './NameSearch.tsx'
import { type SavedSearch, todayText } from './saved.ts'

interface Props {
  searches: readonly SavedSearch[]
  keep: (search: SavedSearch) => Promise<boolean>
  drop: (search: SavedSearch) => Promise<boolean>
  onClose: () => void
}

/** Lists the saved searches with their filters: to open, rename or delete. */
export function ManageSearches({ searches, keep, drop, onClose }: Props) {
  const [asked, setAsked] = useState<{ what: 'name' | 'drop'; one: SavedSearch }>()
  const done = () => setAsked(undefined)
  return (
    <Dialog open title="我的搜索" shape="wide" onClose={onClose}>
      {searches.length ? (
        <List label="我的搜索">
          {searches.map((one) => (
            <ListRow
              key={one.id}
              title={one.name}
              link={linkOptions({ to: '/policy/search', search: savedSearch(one.search) })}
              meta={[searchWords(one.search), todayText(one)]}
              actions={
                <>
                  <Button
                    look="plain"
                    aria-label={`改名：${one.name}`}
                    onClick={() => setAsked({ what: 'name', one })}
                  >
                    改名
                  </Button>
                  <Button
                    look="plain"
                    aria-label={`删除：${one.name}`}
                    onClick={() => setAsked({ what: 'drop', one })}
                  >
                    删除
                  </Button>
                </>
              }
            />
          ))}
        </List>
      ) : (
        <EmptyState title="暂无保存的搜索" hint="设置条件后点击“保存当前搜索”。" />
      )}
      {asked?.what === 'name' && (
        <NameSearch
          title="修改名称"
          name={asked.one.name}
          taken={searches.filter((one) => one !== asked.one).map((one) => one.name)}
          onName={(name) => void keep({ ...asked.one, name }).then((kept) => kept && done())}
          onClose={done}
        />
      )}
      <ConfirmDialog
        open={asked?.what === 'drop'}
        title="删除搜索"
        confirmLabel="删除"
        danger
        onConfirm={() => {
          if (asked) void drop(asked.one)
          done()
        }}
        onCancel={done}
      >
        删除“{asked?.one.name}”后，不再统计符合该条件的政策。
      </ConfirmDialog>
    </Dialog>
  )
}
