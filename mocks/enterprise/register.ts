import { demo } from '#mocks/auth/accounts.ts'
import type { Random } from '#mocks/random.ts'
import { mobile } from '#mocks/vocabulary.ts'
import type { EnterpriseRow, RegisterRow } from './tables.ts'

/** Last six characters of the ID number, and phone, of the demo enterprises' 法定代表人; README names the first. */
const demoEntries: Readonly<Record<string, Pick<RegisterRow, 'idTail' | 'tel'>>> = {
  'en-chengyue': { idTail: '130617', tel: '13800000007' },
  'en-lanqi': { idTail: '18042X', tel: demo.enterprise.tel },
  'en-qiming': { idTail: '090335', tel: demo.provider.tel },
  'en-jiashu': { idTail: '270914', tel: demo.other.tel },
}

/** Returns the last six characters of an ID number: part of a birthday, an order and a check character. */
const idTailOf = (random: Random): string => {
  const day = String(random.whole(1, 28)).padStart(2, '0')
  return day + String(random.whole(0, 999)).padStart(3, '0') + random.pick([...'0123456789X'])
}

/** Returns the register's entry of each enterprise of the library, the same for the same seed. */
export const registerOf = (random: Random, rows: readonly EnterpriseRow[]): RegisterRow[] =>
  rows.map(({ id, enName, creditCode, legalPerson }) => {
    const drawn = { idTail: idTailOf(random), tel: mobile(random) }
    return { id, enName, creditCode, legalPerson, ...drawn, ...demoEntries[id] }
  })
