import { PageSkeleton } from '@slipway/ui/page-skeleton'
import {
  createHashHistory,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { breathe } from '../core/breathe.ts'
import { runtimeConfig } from '../core/runtime-config.ts'
import { routeTree } from '../generated/route-tree.gen.ts'

/**
 * Query values stay text: an address or a token named "1e5" must not become a number on its way
 * through the address bar. Each route's `validateSearch` turns its own values into their types.
 */
const asText = (value: string): string => value

// The frame's scripts run in steps, between which the browser draws and answers.
await breathe()

export const appRouter = createRouter({
  routeTree,
  // A static server knows no page but one.
  ...(runtimeConfig.isStatic && { history: createHashHistory() }),
  defaultPreload: 'intent',
  // The frame shows at once; a page whose code is late shows its outline in it.
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  // Each tab remembers its own scroll position. A function, because plain `false` still scrolls to
  // the top after every navigation.
  scrollRestoration: () => false,
  parseSearch: parseSearchWith(asText),
  stringifySearch: stringifySearchWith(String),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof appRouter
  }
}
