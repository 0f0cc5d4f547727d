import { pathTo } from '#rules/standing/obligation.ts'
import { fittingPapers, heldPapers, validityText } from '#rules/standing/papers.ts'
import { declarable } from '#rules/today.ts'
import { type Answering, fromRecords, guestAdvice, MAX_CARDS, missingAdvice } from './advice.ts'
import { itemCard } from './cards.ts'
import { itemTexts } from './deadline.ts'
import type { IntentOf } from './intent.ts'
import { about } from './subject.ts'

/**
 * Answers which papers an item asks for: those that need not be handed in, and for a member those that the city has
 * already (材料库) and those that are missing.
 */
export const papers: Answering<IntentOf<'papers'>> = {
  needs: () => ['items', 'enterprise'],
  answer({ subject }, { items, enterprise, facts, now }) {
    const found = about(declarable(items?.data ?? [], {}, now), subject, itemTexts)
    const [item, ...others] = found ?? []
    if (!items || !item || item.materials.length === 0) return undefined
    const held = enterprise ? heldPapers(enterprise.data) : []
    const shared = item.materials.filter(({ sharedBy }) => sharedBy)
    const asked = item.materials.filter(({ sharedBy }) => !sharedBy)
    const has = asked.filter((one) => fittingPapers(held, one, item.id, now).length > 0)
    const missing = asked.filter((one) => !has.includes(one))
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('、')
    const must = missing.filter(({ required }) => required)
    const rest = missing.filter(({ required }) => !required)
    return {
      topic: '申报材料',
      text: [
        `${item.name}需提交材料 ${String(asked.length)} 项，其中必交 ${String(asked.filter(({ required }) => required).length)} 项。`,
        has.length ? `材料库中已有：${names(has)}。` : '',
        must.length
          ? `${enterprise ? '还需准备（必交）' : '必交'}：${names(must)}。`
          : enterprise
            ? '必交材料均已有。'
            : '',
        rest.length ? `可选：${names(rest)}。` : '',
        shared.length ? `免提交：${names(shared)}。` : '',
        others.length ? `“${subject}”另有 ${String(others.length)} 个项目，材料可能不同。` : '',
      ].join(''),
      cards: [item, ...others].slice(0, 3).map((one) => itemCard(one, facts, now)),
      links: [{ name: '查看材料要求和模板', href: pathTo('/policy/search/detail', { id: item.policyId }) }],
      basis: [
        fromRecords('今日申报', items.at, now),
        ...(enterprise ? [fromRecords('材料库', enterprise.at, now)] : []),
      ],
    }
  },
}

/** Answers until when the licences hold that the city keeps of the enterprise: 高企证书什么时候到期. */
export const licences: Answering<IntentOf<'licences'>> = {
  needs: () => ['enterprise'],
  answer({ subject }, known) {
    const topic = '证照有效期'
    const { enterprise, enName, now } = known
    if (known.who !== 'member') return guestAdvice(topic, known, '本企业电子证照的有效期')
    if (!enterprise) return missingAdvice(topic, '关联企业', '/user/relation')
    const held = heldPapers(enterprise.data).filter(({ isLicence }) => isLicence)
    const listed = about(held, subject, ({ name }) => [name]) ?? []
    return {
      topic,
      text: listed.length
        ? `${listed
            .slice(0, MAX_CARDS)
            .map((one) => `${one.name}${one.number ? `（${one.number}）` : ''}${validityText(one)}`)
            .join('；')}。`
        : `${enName}的材料库中没有${subject ? `“${subject}”的` : ''}电子证照。`,
      links: [{ name: '材料库', href: `/user/relation/${encodeURIComponent(enterprise.data.id)}` }],
      basis: [fromRecords('材料库', enterprise.at, now)],
    }
  },
}
