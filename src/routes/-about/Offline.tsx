import { Link } from '@tanstack/react-router'
import styles from './about.module.css'

/** How reading, filling in and sending work without a network, in the words of the person who does it. */
export function Offline() {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <strong>能看</strong>
          看过的页面会留在本机，断网后照样打开，并写明内容截至什么时候。看过的列表也能搜索；常见问题连同答案自动存到本机，小易也用保存的问题回答。
        </li>
        <li>
          <strong>能填</strong>
          表单边填边存，附件一并存在本机。关掉页面、没电、崩溃后再打开，从停下的地方继续。
        </li>
        <li>
          <strong>能提交</strong>
          断网时提交的内容进入
          <Link to="/user/outbox" className={styles.inText}>
            待上传
          </Link>
          ，联网后按先后自动发送，每件只发送一次。显示受理号才算已提交，显示“待上传”说明还没有送达。
        </li>
        <li>
          <strong>退出后</strong>
          退出登录时，浏览过的个人内容即清除。本机有草稿、附件、待上传或回执时会先询问：保留的，只有您本人再次登录后才能查看和继续提交；清除的，从本机删除，不能恢复。登录过期时一律保留。
        </li>
        <li>
          <strong>有问题会说</strong>
          没通过的会留着并写明原因，打开就能修改；在别处被改过的，会并排给您对比后再决定。
        </li>
      </ol>
      <p className={styles.note}>
        想在桌面直接打开：在浏览器菜单里选“安装应用”或“添加到主屏幕”。使用无痕窗口时浏览器不保存内容，关闭后会丢失，页面会先提醒您。
      </p>
    </>
  )
}
