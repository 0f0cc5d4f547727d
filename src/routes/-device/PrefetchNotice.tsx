import { useSnapshot } from 'valtio'
import { savesData } from '#lib/saves-data.ts'
import { deviceState } from '#offline/view.ts'
import { Notice } from '#ui/state/Notice.tsx'

/** Pages that are kept; each state names them, so that the notice keeps its height. */
const pages = '个人中心、已开始填写的表单（含市平台的草稿）、在办申报和今日申报'

/** Tells whether the pages that the portal keeps on the device are saved, being saved, or will be saved. */
export function PrefetchNotice() {
  const { ahead, reach, storage } = useSnapshot(deviceState)
  if (!ahead) {
    if (storage !== 'disk' || savesData()) return null
    return (
      <Notice tone="info" title="常用页面在空闲时保存到本机。">
        {pages}，保存后断网也能打开。
      </Notice>
    )
  }
  const count = `${String(ahead.kept)} 个`
  if (ahead.done) {
    return (
      <Notice tone="info" title={`常用页面已保存到本机（${count}）。`}>
        {pages}，断网后也能打开。
      </Notice>
    )
  }
  if (ahead.missing) {
    return (
      <Notice tone="warn" title={`有 ${String(ahead.missing)} 项未能保存到本机（已保存 ${count}）。`}>
        联网时自动重试；在此之前断网的，未保存的内容无法打开。
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={`正在将常用页面保存到本机（已保存 ${count}）。`}>
      {reach === 'online' ? `${pages}，保存后断网也能打开。` : '联网后继续。'}
    </Notice>
  )
}
