import type { Locator, Page } from '@playwright/test'

/** A form's control by its label, with or without the mark of a required field. */
export const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
