import type { ComponentType } from 'react'
import { Accounts } from './pages/Accounts.tsx'
import { Clock } from './pages/Clock.tsx'
import { Faults } from './pages/Faults.tsx'
import { Journal } from './pages/Journal.tsx'
import { Records } from './pages/Records.tsx'
import { Sent } from './pages/Sent.tsx'
import { Situations } from './pages/Situations.tsx'
import { Worlds } from './pages/Worlds.tsx'

/** Page of the console: its name in the address, its entry in the navigation, and its component. */
interface PageEntry {
  path: string
  title: string
  /** Gets the part of the address behind the page's name. */
  Page: ComponentType<{ rest: string }>
}

/** Pages of the console in the order of the navigation; the first is its home. */
export const pages: readonly PageEntry[] = [
  { path: 'situations', title: '情形', Page: Situations },
  { path: 'records', title: '记录', Page: Records },
  { path: 'clock', title: '时钟', Page: Clock },
  { path: 'sent', title: '收件箱', Page: Sent },
  { path: 'journal', title: '请求', Page: Journal },
  { path: 'faults', title: '故障', Page: Faults },
  { path: 'worlds', title: '世界', Page: Worlds },
  { path: 'accounts', title: '账号', Page: Accounts },
]
