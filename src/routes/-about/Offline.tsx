import { Link } from '@tanstack/react-router'
import { type Step, Steps } from '#ui/Steps.tsx'
import styles from './about.module.css'

const steps: readonly Step[] = [
  {
    title: '查看',
    words:
      '看过的页面保存在本机，断网后仍可打开，并注明内容的截至时间。看过的列表可以搜索；常见问题及答复自动保存到本机，断网时小易据此回答。',
  },
  {
    title: '填写',
    words: '填写的内容和附件随时保存在本机。关闭页面、断电或浏览器异常退出后，再次打开可以继续填写。',
  },
  {
    title: '提交',
    words: (
      <>
        断网时提交的内容进入
        <Link to="/user/outbox" className={styles.inText}>
          待上传
        </Link>
        ，联网后按先后顺序自动提交，每项只提交一次。显示编号的为已提交；显示“待上传”的，尚未送达。
      </>
    ),
  },
  {
    title: '退出登录',
    words:
      '退出登录时，浏览过的个人内容即清除。本机有草稿、附件、待上传或回执时会先询问：保留的，仅您本人再次登录后可以查看和继续提交；清除的，从本机删除，不能恢复。登录过期时一律保留。',
  },
  {
    title: '未通过',
    words:
      '未通过的内容予以保留并注明原因，可以打开修改；已在别处更新的，并列显示两份内容，由您选择保留哪一份。',
  },
]

/** Explains to users how reading, filling in and submitting work without a network. */
export function Offline() {
  return (
    <>
      <Steps steps={steps} />
      <p className={styles.note}>
        需要从桌面直接打开的，在浏览器菜单中选择“安装应用”或“添加到主屏幕”。使用无痕窗口时浏览器不保存内容，关闭后会丢失，页面会事先提醒。
      </p>
    </>
  )
}
