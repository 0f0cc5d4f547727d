import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { query } from '#api/call/query.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import type { AttributeKey } from '#api/attribute.ts'
import { type Enterprise, enterprise } from '#api/enterprise.ts'
import type { SrdiAnswers } from '#api/tool.ts'
import { ZjtxRecord } from '#api/zjtx.ts'
import { refusalsAt } from '#blocks/form/check.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { fromRecord } from '#blocks/form/useKnown.ts'
import { useNewest } from '#blocks/form/useNewest.ts'
import { declaredQuery, cityDraftOf, draftsQuery, keepTemplates } from '#features/declare/apply/item.ts'
import { recordOf } from '#features/declare/status.ts'
import { answersOf, readSrdiDraft, srdiDraft } from '#features/srdi/srdi-draft.ts'
import { answersFromRecord } from '#features/srdi/from-record.ts'
import { loadDraft } from '#offline/drafts/drafts.ts'
import { correctionProblem } from '#rules/correction.ts'
import { sourceText } from '#rules/fact-sources.ts'
import { useAccount } from '#session/account.ts'
import { specialQuery } from './prefetch-special.ts'
import { useIndustries } from './industries.ts'
import { filledIndexes } from './ip-rows.ts'
import { amounts, labels, numbers, steps } from './steps.ts'
import { valuesFromEarlier } from './values-from-earlier.ts'
import { blankValues, schemaFor, shown, toValues, typedOf, type Values } from './values.ts'

export interface SpecialInput {
  item: DeclareItem
  /** Returned declaration; undefined for a new one. */
  returned: ZjtxRecord | undefined
  /** True where the form begins with the answers of the self evaluation. */
  fromSrdi: boolean
  /** Id of an earlier declaration; the new one begins with a copy of it. */
  copied?: string
  href: string
}

/** Returns the yes-no answers and the choices of a self evaluation in their typed form. */
const flagsOf = (said: SrdiAnswers) => {
  const { keyField, topThree, quality } = typedOf(said)
  return {
    ...(keyField ? { keyField } : {}),
    ...(topThree ? { topThree } : {}),
    ...(quality.length ? { quality } : {}),
  }
}

/** Returns the ratio and the patents on record, beside which amounts and rights are filled in. */
function notesOf(record: Enterprise | undefined) {
  const noteOf = (key: AttributeKey) => {
    const one = record?.attributes.find((each) => each.key === key)
    if (one?.value === undefined) return undefined
    return `企业档案的${one.label}为 ${String(one.value)}${one.unit === '%' ? '' : ' '}${one.unit ?? ''}，${sourceText(one)}`
  }
  return { debtRatio: noteOf('debtRatio'), patents: noteOf('inventionPatents') }
}

/** Returns the files of all materials in one list, as they are sent. */
const sentFiles = <File extends object>(materials: readonly { name: string; files: readonly File[] }[]) =>
  materials.flatMap(({ name, files }) => files.map((file) => ({ ...file, name })))

/** Required fields whose choices come from the city. */
const dictionaryFields = ['form.industryCode']

/** Returns the form of one special declaration, from its known values to the outbox. */
export function useSpecial({ item, returned, fromSrdi, copied, href }: SpecialInput) {
  const { enId } = useAccount()
  useEffect(() => void keepTemplates(item), [item])
  const profile = useQuery(query(enterprise.current, {}))
  const history = useNewest({
    ...declaredQuery(item.id),
    enabled: !returned,
  })
  // Renders again when the list of drafts arrives. The list itself is brought ahead; the form only asks for
  // the draft of its own item.
  useQuery({ ...draftsQuery, enabled: false })
  const client = useQueryClient()
  const [isAnew, setAnew] = useState(false)
  const cityDraft = history.isAwaited ? undefined : cityDraftOf(client, item.id)
  const atCity = useNewest({
    ...specialQuery(cityDraft?.id ?? ''),
    enabled: Boolean(cityDraft) && !returned,
  })
  const isCityDraftKnown = cityDraft === null || atCity.data !== undefined
  const earlier = useNewest({
    ...specialQuery(copied ?? ''),
    enabled: copied !== undefined && !returned,
  })
  const choices = useIndustries()
  const evaluated = useQuery({
    queryKey: ['srdi-answers', enId],
    queryFn: async () => {
      const draft = await loadDraft(srdiDraft(enId))
      return draft ? readSrdiDraft(draft.values) : null
    },
    enabled: fromSrdi,
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  })
  const known = useMemo((): { form: Partial<Values['form']>; sources: Record<string, string> } => {
    const { contactName = '', contactPhone = '', intro = '' } = profile.data ?? {}
    const record = answersFromRecord(profile.data)
    const said = evaluated.data ? answersOf(evaluated.data.said) : {}
    const { classOneIp: _1, direct: _2, local: _3, ipLevel: _4, netProfit: _5, ...recorded } = record.answers
    const fields = Object.keys(blankValues([], {}).form)
    const fromEvaluation = {
      ...Object.fromEntries(Object.entries(said).filter(([key]) => fields.includes(key))),
      ...flagsOf(said),
    }
    const tier = evaluated.data ? { tier: evaluated.data.tier } : {}
    return {
      form: {
        contactName,
        contactPhone,
        summary: intro,
        ...(earlier.data && valuesFromEarlier(earlier.data)),
        ...recorded,
        ...fromEvaluation,
        ...tier,
      } as Partial<Values['form']>,
      sources: Object.fromEntries([
        ...['contactName', 'contactPhone', 'summary'].map((key) => [`form.${key}`, fromRecord]),
        ...Object.entries(record.sources).map(([key, text]) => [`form.${key}`, text]),
        ...Object.keys(fromEvaluation).map((key) => [`form.${key}`, '来自专精特新自评']),
      ]) as Record<string, string>,
    }
  }, [profile.data, earlier.data, evaluated.data])
  const base = returned ?? (isAnew ? undefined : atCity.data)
  const papers = item.materials
  const until = returned ? returned.dueDate : item.applyEnd
  const draft = useDraft<Values, ZjtxRecord>({
    form: 'spec-declare',
    record: returned?.id ?? item.id,
    schemaVersion: 1,
    blank: blankValues(papers, known.form, earlier.data),
    fromServer: base && { base, shape: ZjtxRecord, toValues: (one) => toValues(one, papers) },
    awaits: !returned && !isAnew && !isCityDraftKnown,
    needs: [profile, earlier, ...(fromSrdi ? [evaluated] : [])],
    anew: ['agreed'],
  })
  const form = useDraftForm({
    draft,
    title: item.name,
    href,
    schema: useMemo(() => schemaFor(papers), [papers]),
    said: returned?.asked,
    shown,
    labels,
    amounts,
    numbers,
    steps,
    sources: known.sources,
    later: choices.absent ? dictionaryFields : undefined,
    changes: recordOf(returned?.id ?? item.id),
    single: true,
    refusals: (problems, values) => {
      const indexes = filledIndexes(values.form.ip)
      return refusalsAt(
        problems.map(({ field, errorMessage }) => ({
          field: field.replace(/(?<=^form\.ip\D)\d+/, (row) => String(indexes[Number(row)] ?? row)),
          errorMessage,
        })),
        values,
      )
    },
    problem: ({ form, materials }, base) =>
      returned && base ? correctionProblem(base, { form, materials: sentFiles(materials) }) : undefined,
    until: until ? { deed: returned ? '补正' : '申报', at: until } : undefined,
    send: ({ form, materials, city }) => [
      declare.zjtxSubmit,
      {
        body: {
          ...(city.id ? city : {}),
          declareEntId: item.id,
          declareEnId: enId,
          form,
          materials: sentFiles(materials),
        },
      },
    ],
  })
  return {
    ...form,
    item,
    returned,
    choices,
    /** Facts on record that no field takes over, in words. */
    notes: notesOf(profile.data),
    /** Content in place of the form while the draft at the city is not on this device. */
    awaited: {
      query: cityDraft ? atCity : history,
      title: cityDraft ? '市平台的草稿未保存到本机' : '暂时无法确认市平台有没有本项目的草稿',
      onAnew: () => setAnew(true),
    },
  }
}
export type SpecialForm = ReturnType<typeof useSpecial>
