import { expect, type Page } from '@playwright/test'
import { field } from './field.ts'

/** Appeal that the stories submit */
export const sampleAppeal = {
  title: '厂区西侧道路夜间照明不足',
  type: '求助（4 个工作日内答复）',
  category: '基础设施',
  content: '厂区西侧约三百米道路没有路灯，夜班员工下班不安全，希望安排补装。',
}

/** Opens the form of a new appeal. */
export async function openAppealForm(page: Page): Promise<void> {
  await page.goto('/appeal/demand')
  await expect(field(page, '标题')).toBeVisible()
}

/** Fills in the required fields. */
export async function fillAppealForm(page: Page, change: Partial<typeof sampleAppeal> = {}): Promise<void> {
  const { title, type, category, content } = { ...sampleAppeal, ...change }
  await field(page, '标题').fill(title)
  await field(page, '诉求类型').selectOption({ label: type })
  await field(page, '诉求类别').selectOption(category)
  await field(page, '诉求内容').fill(content)
}

/** Continues to the review step. */
export async function reviewAppeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('region', { name: '提交后' })).toBeVisible()
}

/** Submits from the review step. */
export const submitAppeal = (page: Page) => page.getByRole('button', { name: /^提交(诉求|补充)$/ }).click()

/** Appeal as stored by the city */
export interface AppealRow {
  id: string
  title: string
  state: string
  appealNo: string
  createTime: string
  dueDate: string
  userId: string
  enId: string
  attachments: { fileName: string }[]
}

/** Returns the rows of the user's own appeals. */
export const appealRows = (page: Page) =>
  page.getByRole('list', { name: '诉求', exact: true }).getByRole('listitem')
export const appealRow = (page: Page, title: string) => appealRows(page).filter({ hasText: title })

/** Returns the address of an appeal's page. */
export const appealAddress = (id: string) => `/appeal/demand/detail?id=${id}`
