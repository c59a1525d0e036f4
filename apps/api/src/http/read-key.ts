import { TrieRouter } from 'hono/router/trie-router'
import type { ApiApp } from './api-app.ts'

/** Names of the parameters after the question mark that a route takes. */
type Known = ReadonlySet<string>

/** @returns undefined where the route's shape does not name them */
function namesOf(query: unknown): Known | undefined {
  if (query === undefined) return new Set()
  if (typeof query !== 'object' || query === null || !('shape' in query)) return undefined
  return new Set(Object.keys(query.shape as object))
}

function readRoutes(app: ApiApp, prefix: string): TrieRouter<Known | undefined> {
  const router = new TrieRouter<Known | undefined>()
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || definition.route.method !== 'get') continue
    const { path, request } = definition.route
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    router.add('GET', `${prefix}${pattern}`, namesOf(request?.query))
  }
  return router
}

const compare = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(one > other) - Number(one < other)

/**
 * Makes the reader of what a request asks for, written in one way: parameters that its route does not take are left
 * out, the others stand in order. Whoever adds a parameter of their own invention asks nothing new.
 *
 * @param app looked into with the first request, when all its routes stand
 * @param prefix path under which the app is found
 */
export function makeReadKey(app: ApiApp, prefix: string): (url: URL) => string {
  let routes: TrieRouter<Known | undefined> | undefined
  return ({ pathname, search, searchParams }) => {
    if (search === '') return pathname
    routes ??= readRoutes(app, prefix)
    // Of several that match, the first one answers.
    const known = routes.match('GET', pathname)[0][0]?.[0]
    if (known === undefined) return pathname + search
    const asked = [...searchParams].filter(([name]) => known.has(name)).sort(compare)
    return asked.length === 0 ? pathname : `${pathname}?${new URLSearchParams(asked)}`
  }
}
