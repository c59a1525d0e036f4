import type { Page } from 'playwright-core'

/** Where a screen stands: a page of its own, or the frame of a wallet around it. */
export type Surface = Pick<
  Page,
  'evaluate' | 'getByLabel' | 'getByRole' | 'getByText' | 'locator' | 'url' | 'waitForLoadState'
> & { waitForURL(url: (url: URL) => boolean): Promise<void> }
