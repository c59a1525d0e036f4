import { type ApiClient, createApiClient } from '@slipway/api-client'

/** Below what a whole test may take (`vitest.config.ts`). */
const CALL_MS = 60_000

/**
 * The client of a server that a test has started. How long a page waits is another test's question: a machine that does
 * other work answers late, and is not wrong for that.
 * @param base the server's address
 */
export const patientClient = (base: string): ApiClient =>
  createApiClient({ baseUrl: `${base}/api`, timeoutMs: CALL_MS })
