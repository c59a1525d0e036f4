import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from './api-error.ts'
import type { StreamOpening } from './stream-opening.ts'

/** What the middleware leaves on a request. */
export interface ApiEnvironment {
  /** `carry`: a server that sends streams on their connections takes one that its answer is to be */
  Bindings: Partial<HttpBindings> & { carry?: (stream: StreamOpening) => void }
  Variables: { clientAddress: string; clientKey: Uint8Array; requestId: string }
}

export type ApiApp = OpenAPIHono<ApiEnvironment>

/** An app whose routes answer `VALIDATION_FAILED`, naming each wrong parameter, when a request breaks its schema. */
export function makeApiApp(): ApiApp {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result) => {
      if (result.success) return
      const details = result.error.issues.map((issue) => ({
        target: result.target,
        path: issue.path.join('.'),
        // A rule of ours names itself (`params.rule` of its `refine`); the others are told by the schema's own words.
        issue: issue.code === 'custom' ? (issue.params?.rule ?? issue.code) : issue.code,
      }))
      throw new ApiError('VALIDATION_FAILED', 'a parameter is missing or wrong', { details })
    },
  })
}
