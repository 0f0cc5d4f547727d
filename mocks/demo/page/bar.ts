import { addSheet, element } from '#mocks/bar/element.ts'
import { BAR } from '#mocks/bar/markup.ts'
import { openGuide } from './guide.ts'
import { isCut, setCut } from './line.ts'
import { sentBox, accountsBox } from './boxes.ts'
import { beginAgain } from './start-over.ts'
import { styles } from './bar-styles.ts'

/** Shows the bar 演示环境 over the page: accounts, what was "sent", the line, the guide, and beginning anew. */
function showBar(): void {
  const root = document.getElementById(BAR)?.attachShadow({ mode: 'open' })
  if (!root) return
  addSheet(root, styles)
  const line = element('button', { type: 'button' })
  const sayLine = () => {
    line.textContent = isCut() ? '恢复网络' : '断开网络'
    line.setAttribute('aria-pressed', String(isCut()))
  }
  line.onclick = () => setCut(!isCut())
  addEventListener('online', sayLine)
  addEventListener('offline', sayLine)
  sayLine()
  const again = element('button', { type: 'button' }, '重新开始')
  again.onclick = () => {
    again.disabled = true
    void beginAgain().catch(() => (again.disabled = false))
  }
  const guide = element('button', { type: 'button' }, '五分钟看懂')
  const card = element('div', {})
  guide.onclick = () => openGuide(card, 0)
  root.append(
    element(
      'nav',
      { 'aria-label': '演示环境' },
      element('strong', {}, '演示环境'),
      element('span', { class: 'note' }, '数据为虚构，只保存在本机'),
      guide,
      accountsBox(),
      sentBox(),
      line,
      again,
    ),
    card,
  )
  openGuide(card)
}

showBar()
