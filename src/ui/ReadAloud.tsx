import { useLocation } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { sentences } from '#lib/sentences.ts'
import { Button } from './Button.tsx'
import { Glyph, Icon } from './Icon.tsx'
import { showToast } from './state/Toast.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'

const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'

/** Milliseconds that a browser may take to list its voices */
const VOICES_WITHIN = 2_000

/** Reads a text, by default the page, aloud with a Chinese voice of the browser. Stops at the button and when the page is left. */
export function ReadAloud({ text }: { text?: string }) {
  const { pathname } = useLocation()
  const [reading, setReading] = useState(false)
  // Number of the current reading; a higher number invalidates the callbacks of earlier readings
  const round = useRef(0)
  const stop = useCallback(() => {
    round.current += 1
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    setReading(false)
  }, [])
  useEffectOn([pathname], () => stop)

  const start = async () => {
    round.current += 1
    const mine = round.current
    setReading(true)
    const voice = await chineseVoice()
    if (mine !== round.current) return
    if (!voice) {
      setReading(false)
      return showToast('本机没有中文语音，请在系统设置中添加后重试')
    }
    const say = ([first, ...rest]: string[]) => {
      if (mine !== round.current) return
      if (first === undefined) return setReading(false)
      const utterance = new SpeechSynthesisUtterance(first)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.onend = () => say(rest)
      utterance.onerror = () => mine === round.current && stop()
      speechSynthesis.speak(utterance)
    }
    say(sentences(text ?? pageText()))
  }
  return (
    <Button onClick={reading ? stop : () => void start()}>
      {reading ? <Icon name="pause" /> : <Glyph d={SPEAKER} />}
      {reading ? '停止' : '朗读'}
    </Button>
  )
}

const pageText = () => document.querySelector('main')?.innerText ?? ''

/** Returns a Chinese voice, preferably a local one; undefined if there is none. Waits, because Chromium lists its voices late. */
async function chineseVoice(): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in globalThis)) return undefined
  const find = () => {
    const chinese = speechSynthesis.getVoices().filter(({ lang }) => /^(zh|cmn)\b/i.test(lang))
    const spoken = chinese.filter(({ lang }) => /CN|Hans/i.test(lang))
    return [...spoken, ...chinese].find(({ localService }) => localService) ?? spoken[0] ?? chinese[0]
  }
  const known = find()
  if (known || speechSynthesis.getVoices().length > 0) return known
  await new Promise<void>((done) => {
    speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true })
    setTimeout(done, VOICES_WITHIN)
  })
  return find()
}
