import { useFieldControlProps_unstable as useFieldControl } from '@fluentui/react-components'
import { type HTMLAttributes, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import Squire from 'squire-rte'
import { parsedHtml } from '#lib/trusted.ts'
import { written } from '#ui/purified.ts'
import styles from './Editor.module.css'
import { markupOf } from './written.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  /** Markup as {@link markupOf} writes it. */
  markup: string
  onWritten: (markup: string) => void
  /** What the field is called: the toolbar is named after it. */
  label: string
  isDisabled: boolean
}

/** What the toolbar can make of the words under the caret, and the tag that it has then. */
const tools = [
  { key: 'bold', word: '加粗', tag: 'B' },
  { key: 'heading', word: '小标题', tag: 'H3' },
  { key: 'ul', word: '项目符号', tag: 'UL' },
  { key: 'ol', word: '编号', tag: 'OL' },
] as const
type Tool = (typeof tools)[number]['key']

/** Keys of the library's for ways of writing that the toolbar has not: they would be gone with the next look. */
const unused = ['i', 'u', 'k', 'd', 'Shift-7', 'Shift-5', 'Shift-6', '[', ']']

const leave = () => undefined

/** Begins an editor in a box. Nothing reaches the page but through the sanitizer, and what is pasted or dropped is text. */
function begin(box: HTMLElement): Squire {
  // Undoing writes markup of the box's own; a policy of Trusted Types takes it as nodes alone.
  const read = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')?.get
  Object.defineProperty(box, 'innerHTML', {
    configurable: true,
    get: () => read?.call(box) as string,
    set: (html: string) => {
      box.replaceChildren(...parsedHtml(html).body.childNodes)
    },
  })
  const editor = new Squire(box, { blockTag: 'P', addLinks: false, sanitizeToDOMFragment: written })
  for (const key of unused)
    for (const with_ of ['Ctrl-', 'Meta-'])
      editor.setKeyHandler(with_ + key, (_, event) => event.preventDefault())
  // A list has one level, and Tab leads on from it as from every field: the library would move its item, and stay.
  editor.setKeyHandler('Tab', leave).setKeyHandler('Shift-Tab', leave)
  return editor
}

/** Words with a small toolbar: bold, headings and lists, with undo; what is pasted comes as text. */
export function Editor({ markup, onWritten, label, isDisabled, ...rest }: Props) {
  const field = useFieldControl(rest, { supportsRequired: true })
  const box = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const editor = useRef<Squire>(undefined)
  const kept = useRef<string>(undefined)
  const said = useRef(onWritten)
  const [on, setOn] = useState<ReadonlySet<Tool>>(new Set())
  const [stop, setStop] = useState(0)

  useLayoutEffect(() => void (said.current = onWritten))
  useLayoutEffect(() => {
    const root = box.current
    if (!root) return
    const now = (editor.current ??= begin(root))
    const look = () => setOn(new Set(tools.filter(({ tag }) => now.hasFormat(tag)).map(({ key }) => key)))
    const say = () => {
      const next = markupOf(root)
      if (kept.current !== next) said.current((kept.current = next))
      look()
    }
    const asText = (event: ClipboardEvent | DragEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
      now.insertPlainText(data?.getData('text/plain') ?? '', true)
    }
    const label = document.getElementById(root.getAttribute('aria-labelledby') ?? '')
    const focus = () => root.focus()
    label?.addEventListener('click', focus)
    // Before the library, which would look into what else the clipboard holds.
    const around = root.parentElement
    around?.addEventListener('paste', asText, true)
    around?.addEventListener('drop', asText, true)
    for (const event of ['pathChange', 'select', 'cursor']) now.addEventListener(event, look)
    now.addEventListener('input', say)
    return () => {
      label?.removeEventListener('click', focus)
      around?.removeEventListener('paste', asText, true)
      around?.removeEventListener('drop', asText, true)
      now.destroy()
      editor.current = undefined
      kept.current = undefined
    }
  }, [])
  useEffect(() => {
    if (kept.current === markup) return
    kept.current = markup
    editor.current?.setHTML(markup)
  }, [markup])

  const use = (tool: Tool) => {
    const now = editor.current
    if (!now || isDisabled) return
    now.focus()
    if (tool === 'bold') {
      if (on.has(tool)) now.removeBold()
      else now.bold()
      return
    }
    // A heading is no item of a list, and the other way round.
    if (on.has('ul') || on.has('ol')) now.removeList()
    if (on.has('heading') || tool === 'heading')
      now.modifyBlocks((words) => renamed(words, on.has('heading') ? 'p' : 'h3'))
    if (on.has(tool)) return
    if (tool === 'ul') now.makeUnorderedList()
    if (tool === 'ol') now.makeOrderedList()
  }
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setStop(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.editor} data-wrong={field['aria-invalid'] ? true : undefined}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={`${label}的格式`}
        aria-controls={field.id}
        className={styles.bar}
        onKeyDown={move}
      >
        {tools.map(({ key, word }, at) => (
          <button
            key={key}
            type="button"
            aria-pressed={on.has(key)}
            disabled={isDisabled}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            // The words that are chosen stay so.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(key)}
          >
            {word}
          </button>
        ))}
      </div>
      <div
        {...field}
        ref={box}
        role="textbox"
        aria-multiline
        aria-disabled={isDisabled}
        contentEditable={!isDisabled}
        suppressContentEditableWarning
        // A translator would write its words into what the person hands in.
        translate="no"
        className={styles.written}
      />
    </div>
  )
}

/** The same blocks as paragraphs, or as headings. */
function renamed(words: DocumentFragment, to: 'p' | 'h3'): DocumentFragment {
  for (const block of [...words.querySelectorAll('p, h3')]) {
    const next = document.createElement(to)
    next.append(...block.childNodes)
    block.replaceWith(next)
  }
  return words
}
