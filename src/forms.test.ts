import { describe, expect, test } from 'vitest'
import type { Fields } from '#api/call/fields.ts'
import { AppealForm } from '#api/appeal.ts'
import { appealFields } from '#api/appeal-fields.ts'
import { DeclarationForm, Payee } from '#api/declaration.ts'
import { declarationFields, declarationSteps, payeeFields } from '#api/declaration-fields.ts'
import { DemandForm, SupplyForm } from '#api/docking.ts'
import { demandFields, supplyFields } from '#api/docking-fields.ts'
import { BasicForm } from '#api/enterprise.ts'
import { basicFields } from '#api/enterprise-fields.ts'
import { ListingForm } from '#api/market.ts'
import { itemFieldKinds } from '#api/item-fields.ts'
import { listingFields } from '#api/market-fields.ts'
import { ProductForm } from '#api/serve-product.ts'
import { ProviderForm } from '#api/serve-provider.ts'
import { productFields } from '#api/product-fields.ts'
import { providerFields } from '#api/provider-fields.ts'
import { SrdiAnswers } from '#api/tool.ts'
import { ZjtxForm } from '#api/zjtx.ts'
import { zjtxFields, zjtxSteps } from '#api/zjtx-fields.ts'
import { signupFields } from '#features/activity/signup/fields.ts'
import { ratingFields } from '#blocks/rating/rating-fields.ts'
import { askedFields as dockingAsked } from '#features/docking/ask/asked.ts'
import { askedFields as providerAsked } from '#features/serve/ask/typed.ts'
import { objectionFields } from './routes/-public/objection.ts'
import { supersededAnswers } from '#rules/srdi/superseded.test-data.ts'
import { answerFields, stepTitles } from './routes/-srdi/fields.ts'
import { code, isTest } from './sources.test-kit.ts'

interface Form {
  fields: Fields
  /** Path of the table of its fields. */
  table: string
  /** Names in the contract's schema; `form.` for nested ones. */
  contract: readonly string[]
  /** Parts of the contract with another shape in the form, or without an input. */
  apart?: readonly string[]
  steps?: Readonly<Record<string, string>>
  /** Folder with its controls. */
  controls: string
  /**
   * Files that show the values again, each in its own order of facts, with the labels of the form's one table. Price:
   * this test, not the compiler, finds a field that a view misses.
   */
  views: readonly string[]
  saidAs?: Readonly<Record<string, string>>
}

const keysOf = ({ entries }: { entries: object }) => Object.keys(entries)
const within = (part: string, names: readonly string[]) => names.map((name) => `${part}.${name}`)
const filling = { fill: '填写', preview: '预览' }
const marks = ['id', 'version', 'draftKey', 'draft']

const forms: Record<string, Form> = {
  declaration: {
    fields: declarationFields,
    table: 'src/api/declaration-fields.ts',
    contract: within('form', keysOf(DeclarationForm)),
    // Read as a field of the item (detailsOf).
    apart: ['form.rdCost'],
    steps: declarationSteps,
    controls: 'src/features/declare/apply/',
    views: ['src/routes/-declare/DeclarationView.tsx'],
  },
  'special declaration': {
    fields: zjtxFields,
    table: 'src/api/zjtx-fields.ts',
    contract: within('form', keysOf(ZjtxForm)),
    steps: zjtxSteps,
    controls: 'src/routes/-spec-declare/',
    views: ['src/routes/-spec-declare/SpecialContent.tsx'],
  },
  benefit: {
    fields: payeeFields,
    table: 'src/api/declaration-fields.ts',
    contract: keysOf(Payee),
    steps: { fill: '补充信息' },
    controls: 'src/routes/-apply-msjx/',
    // The payee's account is shown only by the city, and masked.
    views: ['src/routes/-apply-msjx/PayeeForm.tsx'],
  },
  appeal: {
    fields: appealFields,
    table: 'src/api/appeal-fields.ts',
    contract: keysOf(AppealForm),
    apart: ['action', 'draftKey', 'channel'],
    steps: { fill: '填写诉求', review: '核对并提交' },
    controls: 'src/routes/-appeal-ask/',
    views: ['src/routes/-appeal-detail/'],
  },
  demand: {
    fields: demandFields,
    table: 'src/api/docking-fields.ts',
    contract: keysOf(DemandForm),
    apart: [...marks, 'images'],
    steps: filling,
    controls: 'src/features/docking/publish/',
    views: ['src/features/docking/detail/RecordBody.tsx', 'src/features/docking/amount-text.ts'],
    saidAs: { pictures: 'images', contactName: 'contact', contactPhone: 'contact' },
  },
  supply: {
    fields: supplyFields,
    table: 'src/api/docking-fields.ts',
    contract: keysOf(SupplyForm),
    apart: [...marks, 'images', 'budgetMin', 'budgetMax'],
    steps: filling,
    controls: 'src/features/docking/publish/',
    views: ['src/features/docking/detail/RecordBody.tsx', 'src/features/docking/amount-text.ts'],
    saidAs: { pictures: 'images', contactName: 'contact', contactPhone: 'contact' },
  },
  listing: {
    fields: listingFields,
    table: 'src/api/market-fields.ts',
    contract: keysOf(ListingForm),
    apart: [...marks, 'tradeType', 'categoryPath', 'contentHtml', 'images'],
    steps: filling,
    controls: 'src/features/market/publish/',
    views: ['src/features/market/ListingBody.tsx'],
    saidAs: {
      branch: 'categoryPath',
      category: 'categoryPath',
      priceType: 'priceText',
      description: 'contentHtml',
      pictures: 'images',
      contactName: 'contact',
      contactPhone: 'contact',
    },
  },
  service: {
    fields: productFields,
    table: 'src/api/product-fields.ts',
    contract: keysOf(ProductForm),
    apart: [...marks, 'providerId'],
    steps: filling,
    controls: 'src/features/serve/publish/',
    views: ['src/features/serve/detail/ProductBody.tsx', 'src/features/serve/price.ts'],
  },
  provider: {
    fields: providerFields,
    table: 'src/api/provider-fields.ts',
    contract: keysOf(ProviderForm),
    apart: marks,
    controls: 'src/features/serve/apply/',
    views: ['src/features/serve/detail/ProviderBody.tsx', 'src/features/serve/detail/Provider.tsx'],
  },
  'basic record': {
    fields: basicFields,
    table: 'src/api/enterprise-fields.ts',
    contract: keysOf(BasicForm),
    controls: 'src/routes/-relation/',
    views: ['src/routes/-relation/RecordView.tsx'],
  },
  'self evaluation': {
    fields: Object.fromEntries(
      answerFields.map(({ key, label, step }) => [key, { label, step, kind: 'text' }]),
    ),
    table: 'src/routes/-srdi/fields.ts',
    contract: keysOf(SrdiAnswers).filter((key) => !supersededAnswers.some((one) => one === key)),
    steps: stepTitles,
    controls: 'src/routes/-srdi/Form.tsx',
    views: ['src/routes/-srdi/Form.tsx'],
  },
}

const textOf = (places: readonly string[], ending = /\.tsx?$/) =>
  code
    .filter(
      ({ path }) => !isTest(path) && ending.test(path) && places.some((place) => path.startsWith(place)),
    )
    .map(({ text }) => text)
    .join('\n')

/**
 * Patterns of a loop over the whole table, so that each field has its input or its line without being named.
 */
const asksForAll = /\bfields\.map\(\(field\) => \(\s*<Field\b/
const saysAll = /\bfactsOf\(|\bsteps\.map\(|<Review\b|<Field key/

/** Returns the missing fields of a form, each with the required addition and its file. */
function missingIn(name: string, form: Form) {
  const { fields, table, contract, apart = [], steps, controls, views, saidAs = {} } = form
  // Includes pasted.ts, which contains the cells of a table of figures.
  const controlText = textOf([controls], /\.tsx$|\/pasted\.ts$/)
  const viewText = textOf(views)
  const isAsked = (field: string) =>
    new RegExp(`["'\`]${field}\\b`).test(controlText) ||
    new RegExp(`["'\`]${field.replace(/^form\./, '')}["']`).test(controlText) ||
    (/^contact(Name|Phone)$/.test(field) && controlText.includes('<ContactFields'))
  const isSaid = (field: string) =>
    new RegExp(`\\b${saidAs[field] ?? field.replace(/^form\./, '')}\\b`).test(viewText)
  return [
    ...contract
      .filter((field) => !(field in fields) && !apart.includes(field))
      .map((field) => `${name}: add ${field} to ${table}, with its label, kind and step`),
    ...Object.entries(fields).flatMap(([field, { label, kind, step = '' }]) => {
      const [isTyped, isShown] = [kind !== 'shown' && kind !== 'column', kind !== 'column']
      const isFact = isShown && kind !== 'flag' && kind !== 'papers'
      return [
        !label.trim() && `${name}: give ${field} a label in ${table}`,
        isShown &&
          steps &&
          !(step in steps) &&
          `${name}: give ${field} a step in ${table}: ${Object.keys(steps).join(', ')}`,
        isTyped &&
          !asksForAll.test(controlText) &&
          !isAsked(field) &&
          `${name}: add <form.Field name="${field}"> in ${controls}`,
        isFact &&
          !saysAll.test(viewText) &&
          !isSaid(field) &&
          `${name}: say ${field} in ${views.join(' or ')}`,
      ].filter((words) => typeof words === 'string')
    }),
  ]
}

describe('every field of a form', () => {
  test.each(Object.entries(forms))(
    'of the %s has its label, its step, its control and its view',
    (name, form) => {
      expect(missingIn(name, form)).toEqual([])
    },
  )

  test('is reported by name with the required addition if a part is missing', () => {
    const { declaration, demand } = forms
    const colour = { label: '', kind: 'text', step: 'colours' } as const
    const contract = [...demand!.contract, 'weight']
    expect(missingIn('demand', { ...demand!, fields: { ...demand!.fields, colour }, contract })).toEqual([
      'demand: add weight to src/api/docking-fields.ts, with its label, kind and step',
      'demand: give colour a label in src/api/docking-fields.ts',
      'demand: give colour a step in src/api/docking-fields.ts: fill, preview',
      'demand: add <form.Field name="colour"> in src/features/docking/publish/',
      'demand: say colour in src/features/docking/detail/RecordBody.tsx or src/features/docking/amount-text.ts',
    ])
    // Detects no missing line, because the page of a declaration loops over the table.
    const total = { label: '总投资', kind: 'money', step: 'project' } as const
    const fields = { ...declaration!.fields, 'form.total': total }
    expect(missingIn('declaration', { ...declaration!, fields })).toEqual([
      'declaration: add <form.Field name="form.total"> in src/features/declare/apply/',
    ])
  })
})

/** Fields of the dialogs, and the files with their controls. */
const dialogs: Record<string, [Fields, string]> = {
  'sign-up for an activity': [signupFields, 'src/features/activity/signup/SignupForm.tsx'],
  rating: [ratingFields, 'src/blocks/rating/RatingForm.tsx'],
  'request to dock': [dockingAsked, 'src/features/docking/ask/AskForm.tsx'],
  'question to a provider': [providerAsked, 'src/features/serve/ask/AskForm.tsx'],
  objection: [objectionFields, 'src/routes/-public/ObjectionForm.tsx'],
}
test.each(Object.entries(dialogs))(
  'every field of the %s has its label and its control',
  (_, [fields, file]) => {
    const text = textOf([file])
    const missing = Object.entries(fields).flatMap(([field, { label }]) => [
      ...(label.trim() ? [] : [`give ${field} a label`]),
      ...(text.includes(`bind('${field}')`)
        ? []
        : [`add the control of ${field} to ${file} (bind('${field}'))`]),
    ])
    expect(missing).toEqual([])
  },
)

test('every kind of field that an item may ask for has its control', () => {
  const text = textOf(['src/features/declare/apply/steps/Details.tsx'])
  // Draws every other kind as one line of text.
  const drawn = itemFieldKinds.filter((kind) => kind !== 'text')
  expect(drawn.filter((kind) => !text.includes(`kind === '${kind}'`))).toEqual([])
})

test('every form with a draft has a table of fields that this test checks', () => {
  const listed = Object.values(forms).map(({ controls }) => controls)
  // Excludes the form of facts, whose fields are the attributes of policies: attributeKinds lists them.
  const others = ['src/routes/-relation/FactsForm.tsx']
  const unlisted = code
    .filter(
      ({ path, text }) => !isTest(path) && !path.startsWith('src/blocks/') && /\buseDraftForm\(/.test(text),
    )
    .map(({ path }) => path)
    .filter((path) => !others.includes(path) && !listed.some((folder) => path.startsWith(folder)))
  expect(unlisted, 'add each to `forms` in src/forms.test.ts').toEqual([])
})
