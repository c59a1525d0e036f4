import type { Page } from 'playwright-core'

/** The pages of everybody who is visiting right now, for a look at them when a journey fails. */
export const openPages = new Set<Page>()
