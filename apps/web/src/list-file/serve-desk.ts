import type { DeskReply } from './desk-messages.ts'

const say = (reply: DeskReply) => self.postMessage(reply)

/**
 * Answers the questions that come to a worker: a hundred thousand rows are read, hashed and searched beside the page, and
 * shown page by page.
 * @param answer answers one; `tell` hears how far it is, 0 to 1
 */
export function serveDesk<Request extends { readonly ticket: number }>(
  answer: (request: Request, tell: (part: number) => void) => Promise<unknown> | unknown,
): void {
  self.onmessage = async ({ data }: MessageEvent<Request>) => {
    const { ticket } = data
    try {
      const tell = (part: number) => say({ ticket, kind: 'progress', part })
      say({ ticket, kind: 'answer', answer: await answer(data, tell) })
    } catch (error) {
      say({
        ...{ ticket, kind: 'failed' },
        message: error instanceof Error ? error.message : String(error),
      })
    }
  }
}
