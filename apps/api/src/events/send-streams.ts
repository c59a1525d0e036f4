import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import type { StreamOpening } from '../http/stream-opening.ts'

/**
 * Where a server had begun before this module was loaded, this answer is of the framework's own class, which it sends without
 * looking at it: over the stream. Once its body was asked for it is a plain one.
 */
const alreadySent = (): Response => {
  void RESPONSE_ALREADY_SENT.body
  return RESPONSE_ALREADY_SENT
}

/** Answers by the app, and sends what it opened as a stream of events on the connection itself. */
export const sendStreams =
  (app: Pick<ApiApp, 'fetch'>) =>
  async (request: Request, connection: HttpBindings): Promise<Response> => {
    const opened: StreamOpening[] = []
    const environment: ApiEnvironment['Bindings'] = {
      ...connection,
      carry: (stream) => void opened.push(stream),
    }
    const answer = await app.fetch(request, environment)
    const [stream] = opened
    if (!stream) return answer
    if (!answer.ok) {
      stream.leave()
      return answer
    }
    stream.begin(connection.outgoing, answer)
    return alreadySent()
  }
