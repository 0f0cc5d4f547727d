/* oxlint-disable -- written for browsers that support only ES5 */
// Replaces the portal with a plain page: in a browser below the floor (src/lib/floor.ts) a list of supported
// browsers, after a failure of the whole portal an error number and the hotline to call. Written in ES5 and
// with styles set one by one, because any browser may run it; the build fills in `settings`
// (src/build/below.ts). Stores faults in the format of src/offline/faults.ts.
;(function (settings) {
  var doc = document
  var error = window.portalError

  function isUndefined(path) {
    var found = window
    path.split('.').forEach(function (part) {
      found = found && found[part]
    })
    return found === undefined
  }

  function isBelow() {
    return (
      !('noModule' in doc.createElement('script')) ||
      !window.CSS ||
      !window.CSS.supports(settings.styles) ||
      settings.needs.some(isUndefined) ||
      // Syntax that the browser does not support.
      error instanceof SyntaxError
    )
  }

  function add(to, tag, styles, text) {
    var made = doc.createElement(tag)
    for (var name in styles) made.style[name] = styles[name]
    if (text) made.textContent = text
    return to.appendChild(made)
  }

  function link(to, href, text) {
    add(to, 'a', { color: '#1a57c8' }, text).href = href
  }

  /** Clears the page and returns the card that is then its only content. */
  function showCard(title) {
    var body = doc.body
    var all = {
      margin: '0',
      background: '#f4f6f9',
      color: '#1b2533',
      font: '16px/1.75 "Microsoft YaHei", "PingFang SC", sans-serif',
    }
    body.textContent = ''
    for (var name in all) body.style[name] = all[name]
    doc.documentElement.style.fontSize = '16px'
    doc.title = title + ' · ' + settings.site
    var main = add(body, 'div', { maxWidth: '640px', margin: '48px auto', padding: '0 16px' })
    main.setAttribute('role', 'main')
    add(main, 'p', { margin: '0 0 12px', fontWeight: 'bold' }, settings.site)
    var box = add(main, 'div', {
      padding: '24px',
      background: '#fff',
      border: '1px solid #e3e8ef',
      borderRadius: '8px',
    })
    add(box, 'h1', { margin: '0 0 12px', fontSize: '20px', lineHeight: '1.4', fontWeight: 'bold' }, title)
    return box
  }

  function addHotline(to, before, after) {
    var line = add(to, 'p', { margin: '12px 0 0' }, before)
    link(line, 'tel:' + settings.hotline, settings.hotline)
    line.appendChild(doc.createTextNode(after))
    return line
  }

  function showBelow() {
    var box = showCard('浏览器版本过低，无法打开')
    add(box, 'p', { margin: '0' }, '请更新浏览器，或换用下列浏览器：')
    var list = add(box, 'ul', { margin: '8px 0 0', padding: '0 0 0 20px', listStyle: 'disc' })
    settings.browsers.forEach(function (one) {
      add(list, 'li', {}, one)
    })
    addHotline(box, '暂时无法更换的，请拨打 ', ' 咨询。')
  }

  function storedFaults() {
    try {
      return JSON.parse(localStorage.getItem('portal-faults')) || []
    } catch (_) {
      return []
    }
  }

  function newFault() {
    var digits = String(1e8 + Math.floor(Math.random() * 1e8)).slice(1)
    var text = String(error) + '\n' + ((error && error.stack) || '')
    return {
      no: digits.slice(0, 4) + '-' + digits.slice(4),
      time: new Date().toISOString(),
      page: location.pathname,
      text: text.slice(0, 600),
    }
  }

  function showFault() {
    var fault = newFault()
    if (window.console) console.error('错误编号 ' + fault.no, error)
    try {
      localStorage.setItem('portal-faults', JSON.stringify(storedFaults().concat(fault).slice(-20)))
    } catch (_) {
      // Storage is unavailable: only the page shows the number.
    }
    var box = showCard('页面出现问题')
    var line = add(box, 'p', { margin: '0' }, '请')
    link(line, location.href, '刷新页面')
    line.appendChild(doc.createTextNode('，或'))
    link(line, '/', '返回首页')
    line.appendChild(doc.createTextNode('。已保存在本机的内容不会丢失。'))
    addHotline(box, '仍未恢复的，请拨打 ', '，并告知错误编号 ' + fault.no + '。')
    var facts = [fault.no, fault.time, fault.page, settings.version, fault.text].join('\n')
    var field = add(box, 'textarea', {
      width: '100%',
      boxSizing: 'border-box',
      marginTop: '12px',
      font: '12px/1.5 monospace',
    })
    field.rows = 4
    field.readOnly = true
    field.value = facts
    field.setAttribute('aria-label', '故障信息')
    var button = add(
      box,
      'button',
      { padding: '8px 16px', marginTop: '8px', font: 'inherit' },
      '复制故障信息',
    )
    button.onclick = function () {
      field.select()
      button.textContent = doc.execCommand('copy') ? '故障信息已复制' : '请按 Ctrl + C 复制'
    }
  }

  /**
   * Returns true for a file that failed to load: no fault of the portal, and the page has its own text for it
   * (src/offline/chunk.ts uses the same patterns).
   */
  function isMissingFile() {
    var words = /dynamically imported module|importing a module script|preload css/i
    return !!error && (error.name === 'MissingChunk' || words.test(error.message))
  }

  if (isBelow()) showBelow()
  else if (!isMissingFile()) showFault()
})(__BELOW__)
