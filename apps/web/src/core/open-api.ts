import { createCoreClient } from '@slipway/api-client'
import { readAccessToken } from './access-token.ts'
import { reportForbidden, reportUnauthorized } from './report-refusal.ts'
import { runtimeConfig } from './runtime-config.ts'

/** In a static bundle nobody answers: a static server's "not found" must not count as what the index says. */
const refuse = () => Promise.reject(new TypeError())

/**
 * A door of the page to the API, in the visitor's name: base path `/api`, refusals told to the user.
 *
 * @param timeoutMs for what takes longer than the 6 s of every other call
 */
export const openApi = (timeoutMs?: number) =>
  createCoreClient({
    ...(timeoutMs !== undefined && { timeoutMs }),
    readAccessToken: () => readAccessToken(),
    onUnauthorized: reportUnauthorized,
    onForbidden: reportForbidden,
    ...(runtimeConfig.isStatic && { fetch: refuse }),
  })
