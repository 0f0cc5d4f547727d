import type { Locator, Page } from '@playwright/test'

/** Locates a form control by its label, with or without the mark of a required field. */
export const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
