import { linkOptions } from '@tanstack/react-router'
import type { EmptyWords } from '#blocks/list/list-address.ts'
import { LinkButton } from '#ui/Button.tsx'
import { hallLink } from '#features/docking/kinds.ts'
import { type Kind, kinds } from './collect.ts'

/** Returns the empty state of a kind, with a link to the place where such favourites are found. */
export const emptyWords = (kind: Kind): EmptyWords =>
  kind === 'policy'
    ? {
        title: '尚未收藏政策',
        hint: '在政策详情页点击“收藏”，临近截止时提醒，离线时也可查看。',
        action: <LinkButton link={linkOptions({ to: '/policy/apply' })}>查看今日申报</LinkButton>,
      }
    : kind === 'listing'
      ? {
          title: '尚未收藏工业品',
          hint: '在产品或求购的详情页点击“收藏”后，显示在这里。',
          action: <LinkButton link={linkOptions({ to: '/market' })}>去工业品市场</LinkButton>,
        }
      : kind === 'demand' || kind === 'supply'
        ? {
            title: `尚未收藏${kinds[kind]}`,
            hint: `在${kinds[kind]}的详情页点击“收藏”后，显示在这里。`,
            action: <LinkButton link={hallLink(kind)}>去{kinds[kind]}大厅</LinkButton>,
          }
        : {
            title: `尚未收藏${kinds[kind]}`,
            hint: '在专业服务中收藏后，显示在这里。',
            action: <LinkButton link={linkOptions({ to: '/professional-services' })}>去专业服务</LinkButton>,
          }
