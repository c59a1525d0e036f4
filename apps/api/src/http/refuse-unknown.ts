import type { Context, NotFoundHandler } from 'hono'
import { METHOD_NAME_ALL } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import type { ApiApp, ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods of an app's routes by their paths; what stands in front of all routes is none. */
function readRoutes(app: ApiApp): TrieRouter<string> {
  const router = new TrieRouter<string>()
  for (const { method, path } of app.routes) {
    if (method !== METHOD_NAME_ALL && !path.endsWith('/*')) router.add(method, path, method)
  }
  return router
}

/**
 * Refuses what no route takes: 405 with the methods that the path has, 404 where it has none.
 *
 * @param app looked into with the first such request, when all its routes stand
 */
export function refuseUnknown(app: ApiApp): NotFoundHandler<ApiEnvironment> {
  let routes: TrieRouter<string> | undefined
  return (c: Context<ApiEnvironment>) => {
    routes ??= readRoutes(app)
    const known = routes
    const methods = METHODS.filter((method) => known.match(method, c.req.path)[0].length > 0)
    if (methods.length === 0) throw new ApiError('ROUTE_NOT_FOUND', 'there is no such route')
    c.header('Allow', methods.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one])).join(', '))
    throw new ApiError('METHOD_NOT_ALLOWED', 'this route has no such method')
  }
}
