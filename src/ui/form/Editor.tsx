import { useFieldControlProps_unstable as useFieldControl } from '@fluentui/react-components'
import { type HTMLAttributes, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import Squire from 'squire-rte'
import { parsedHtml } from '#lib/trusted.ts'
import { sanitizedEditorText } from '#ui/purified.ts'
import styles from './Editor.module.css'
import { markupOf } from './written.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  /** Markup as returned by {@link markupOf} */
  markup: string
  onWritten: (markup: string) => void
  /** Label of the field, used in the toolbar's name */
  label: string
  isDisabled: boolean
}

/** Formats of the toolbar, with the tag that marks each in the markup */
const tools = [
  { key: 'bold', word: '加粗', tag: 'B' },
  { key: 'heading', word: '小标题', tag: 'H3' },
  { key: 'ul', word: '项目符号', tag: 'UL' },
  { key: 'ol', word: '编号', tag: 'OL' },
] as const
type Tool = (typeof tools)[number]['key']

/** Squire's shortcuts for formats that the toolbar lacks; they are disabled, because their markup would be removed */
const unused = ['i', 'u', 'k', 'd', 'Shift-7', 'Shift-5', 'Shift-6', '[', ']']

const keepDefault = () => undefined

/** Creates an editor in an element. All markup passes through the sanitiser, and pasted or dropped content becomes plain text. */
function createEditor(box: HTMLElement): Squire {
  // Squire's undo sets `innerHTML` of the element, which Trusted Types forbids; this setter inserts parsed nodes
  // instead.
  const read = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')?.get
  Object.defineProperty(box, 'innerHTML', {
    configurable: true,
    get: () => read?.call(box) as string,
    set: (html: string) => {
      box.replaceChildren(...parsedHtml(html).body.childNodes)
    },
  })
  const editor = new Squire(box, {
    blockTag: 'P',
    addLinks: false,
    sanitizeToDOMFragment: sanitizedEditorText,
  })
  for (const key of unused)
    for (const modifier of ['Ctrl-', 'Meta-'])
      editor.setKeyHandler(modifier + key, (_, event) => event.preventDefault())
  // Lets Tab leave the editor as any field, because lists have only one level; Squire would indent the item.
  editor.setKeyHandler('Tab', keepDefault).setKeyHandler('Shift-Tab', keepDefault)
  return editor
}

/**
 * Renders a text editor with a small toolbar for bold, headings and lists, and with undo; content is pasted
 * as plain text. Uses Squire, because a browser's own commands write style attributes when they join
 * paragraphs, which the host's policy refuses. Price: 18 KB, loaded with a form that has such a field.
 */
export function Editor({ markup, onWritten, label, isDisabled, ...rest }: Props) {
  const field = useFieldControl(rest, { supportsRequired: true })
  const box = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const editor = useRef<Squire>(undefined)
  const lastMarkup = useRef<string>(undefined)
  const onWrittenRef = useRef(onWritten)
  const [active, setActive] = useState<ReadonlySet<Tool>>(new Set())
  const [tabStop, setTabStop] = useState(0)

  useLayoutEffect(() => void (onWrittenRef.current = onWritten))
  useLayoutEffect(() => {
    const root = box.current
    if (!root) return
    const now = (editor.current ??= createEditor(root))
    const updateTools = () =>
      setActive(new Set(tools.filter(({ tag }) => now.hasFormat(tag)).map(({ key }) => key)))
    const report = () => {
      const next = markupOf(root)
      if (lastMarkup.current !== next) onWrittenRef.current((lastMarkup.current = next))
      updateTools()
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
    // Captures before Squire, which would use the clipboard's HTML.
    const around = root.parentElement
    around?.addEventListener('paste', asText, true)
    around?.addEventListener('drop', asText, true)
    for (const event of ['pathChange', 'select', 'cursor']) now.addEventListener(event, updateTools)
    now.addEventListener('input', report)
    return () => {
      label?.removeEventListener('click', focus)
      around?.removeEventListener('paste', asText, true)
      around?.removeEventListener('drop', asText, true)
      now.destroy()
      editor.current = undefined
      lastMarkup.current = undefined
    }
  }, [])
  useEffect(() => {
    if (lastMarkup.current === markup) return
    lastMarkup.current = markup
    editor.current?.setHTML(markup)
  }, [markup])

  const applyTool = (tool: Tool) => {
    const now = editor.current
    if (!now || isDisabled) return
    now.focus()
    if (tool === 'bold') {
      if (active.has(tool)) now.removeBold()
      else now.bold()
      return
    }
    // Removes the other format first, because a heading cannot be in a list and a list cannot be in a heading.
    if (active.has('ul') || active.has('ol')) now.removeList()
    if (active.has('heading') || tool === 'heading')
      now.modifyBlocks((words) => convertBlocks(words, active.has('heading') ? 'p' : 'h3'))
    if (active.has(tool)) return
    if (tool === 'ul') now.makeUnorderedList()
    if (tool === 'ol') now.makeOrderedList()
  }
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1
    const to = { ArrowRight: tabStop + 1, ArrowLeft: tabStop - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setTabStop(next)
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
            aria-pressed={active.has(key)}
            disabled={isDisabled}
            tabIndex={at === tabStop ? 0 : -1}
            onFocus={() => setTabStop(at)}
            // Keeps the selection in the editor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => applyTool(key)}
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
        // Excludes the text from translation, because a translator would change the submitted content.
        translate="no"
        className={styles.written}
      />
    </div>
  )
}

/** Converts paragraphs and headings of a fragment into `to` and returns the fragment. */
function convertBlocks(words: DocumentFragment, to: 'p' | 'h3'): DocumentFragment {
  for (const block of [...words.querySelectorAll('p, h3')]) {
    const next = document.createElement(to)
    next.append(...block.childNodes)
    block.replaceWith(next)
  }
  return words
}
