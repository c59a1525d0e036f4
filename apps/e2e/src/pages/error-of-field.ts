import type { Locator, Page } from 'playwright-core'

/** The text that explains why a field is refused, as a screen reader finds it; none while it is not refused. */
export async function errorOfField(page: Page, input: Locator): Promise<string | undefined> {
  if ((await input.getAttribute('aria-invalid')) !== 'true') return undefined
  const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
  const error = ids.find((id) => id.endsWith('-error'))
  if (!error) return undefined
  return (await page.locator(`[id="${error}"]`).textContent()) ?? undefined
}
