import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { BannerArt } from '#layouts/BannerArt.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { useHasBooted } from '#ui/booted.ts'
import styles from './Banner.module.css'
import type { Slide } from './slide.ts'

const own: Slide = {
  title: '一处进入，办完企业的事',
  // Two lines on a phone, because the largest text of the first screen determines when the page counts as painted.
  subtitle: '查政策、报项目、提诉求、找服务；断网也能查、能填，联网自动提交',
  art: 'city',
}

const Figures = optionalPart(() => import('./Figures.tsx').then((file) => file.Figures))
const Carousel = optionalPart(() => import('./Carousel.tsx').then((file) => file.Carousel))

/**
 * Shows the banner over the whole width, with `children` over its lower edge. The first slide is static, so that the
 * page can be prerendered with it; figures and the city's banners are loaded later.
 */
export function Banner({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(own)
  const live = useHasBooted()
  const root = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.top}>
      <div ref={root} className={styles.banner}>
        {/* A new key restarts the fade. */}
        <div key={shown.title} className={live && shown !== own ? styles.fresh : undefined}>
          <BannerArt art={shown.art} />
          <div className={styles.words}>
            <p className={styles.slogan}>{shown.title}</p>
            <p className={styles.line}>
              {shown.subtitle}
              {live && shown === own && <Figures />}
            </p>
            <div className={styles.ways}>
              {shown.href === undefined ? (
                <>
                  <LinkButton look="onDark" link={linkOptions({ to: '/policy/calculate' })}>
                    计算可享政策
                  </LinkButton>
                  <LinkButton look="outlineOnDark" link={{ to: '/policy/apply' }}>
                    今日申报
                  </LinkButton>
                </>
              ) : (
                <LinkButton look="onDark" link={{ to: '/$', params: { _splat: shown.href.slice(1) } }}>
                  进入{shown.title}
                </LinkButton>
              )}
            </div>
          </div>
        </div>
        {live && <Carousel own={own} shown={shown} banner={root} onShow={setShown} />}
      </div>
      {children}
    </div>
  )
}
