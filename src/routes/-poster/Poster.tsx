import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { applet } from '#api/applet.ts'
import { query } from '#api/call/query.ts'
import { Button } from '#ui/Button.tsx'
import { copyText, shareOrElse } from '#ui/copy-text.ts'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { saveFile } from '#ui/save-file.ts'
import { codeFor } from './code.ts'
import { type PosterContent, posterText } from './content.ts'
import type { PosterKind } from './kinds.ts'
import { drawPoster, HEIGHT, WIDTH } from './draw.ts'
import styles from './poster.module.css'
import { useEffectOn } from '#ui/useEffectOn.ts'

interface Props {
  kind: PosterKind
  id: string
  content: PosterContent
}

/** Shows a poster drawn on this device, to save and to share. */
export function Poster({ kind, id, content }: Props) {
  const router = useRouter()
  // Prints the short code of a policy in its QR code, which phones then read from further away.
  const short = useQuery({ ...query(applet.encode, { query: { id } }), enabled: kind === 'policy' })
  const code = short.data?.code
  const path = router.buildLocation(content.link).href
  const scanned = code ? router.buildLocation({ to: '/policy/search/detail', search: { code } }).href : path
  const isReady = kind !== 'policy' || code !== undefined || short.isError || short.isPaused
  const [drawn, setDrawn] = useState<{ file: File; url: string }>()
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffectOn([content, scanned, isReady, attempt], () => {
    if (!isReady) return
    let url: string | undefined
    let gone = false
    const draw = async () => {
      const font = getComputedStyle(document.body).fontFamily
      const png = await drawPoster({ content, font, code: await codeFor(scanned) })
      if (gone) return
      const file = new File([png], `${content.title.replace(/[\\/:*?"<>|\s]+/g, ' ')}.png`, {
        type: 'image/png',
      })
      url = URL.createObjectURL(file)
      setDrawn({ file, url })
      setFailed(undefined)
    }
    draw().catch((error: unknown) => setFailed(error instanceof Error ? error.message : '海报生成失败'))
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  })
  if (failed) {
    return (
      <ErrorState
        title={failed}
        hint="请重试，或更换浏览器；也可以直接分享详情页的链接。"
        onRetry={() => setAttempt(attempt + 1)}
        action={<Button onClick={() => void copyLink(path)}>复制链接</Button>}
      />
    )
  }
  return (
    <div className={styles.body}>
      <div className={styles.paper}>
        {drawn ? (
          <img src={drawn.url} width={WIDTH} height={HEIGHT} alt={posterText(content)} />
        ) : (
          <p role="status">正在生成海报</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={!drawn}
          onClick={() => drawn && saveFile(drawn.file, drawn.file.name)}
        >
          保存图片
        </Button>
        <Button disabled={!drawn} onClick={() => drawn && void share(drawn.file, content.title, path)}>
          分享
        </Button>
        <Link {...content.link} className={styles.detail}>
          查看详情
        </Link>
      </div>
    </div>
  )
}

/** Shares the picture with another app where the browser can; otherwise copies the link. */
const share = (file: File, title: string, path: string) =>
  shareOrElse({ files: [file], title }, () => copyLink(path))

function copyLink(path: string): Promise<void> {
  const address = location.origin + path
  return copyText(address, '链接已复制，可以粘贴发送', `请手动复制链接：${address}`)
}
