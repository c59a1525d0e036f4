import { type Locale, m } from '@slipway/messages'
import type { Surface } from '../harness/surface.ts'

/** Says that the columns of a chosen list are the right ones, and waits until the file is read by them. */
export async function confirmColumns(page: Surface, locale: Locale = 'en-US'): Promise<void> {
  await page.getByRole('button', { name: m.listfile_use({}, { locale }), exact: true }).click()
  await page.getByText(m.listfile_reading({}, { locale })).waitFor({ state: 'detached' })
}
