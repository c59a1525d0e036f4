import { ListDesk } from './list-desk.ts'
import type { ListReply, ListRequest } from './list-messages.ts'

const desk = new ListDesk()
const say = (reply: ListReply) => self.postMessage(reply)

// Holds one list beside the page: a hundred thousand rows are read, hashed and searched here, and shown page by page.
self.onmessage = async ({ data }: MessageEvent<ListRequest>) => {
  const { ticket } = data
  try {
    const tell = (part: number) => say({ ticket, kind: 'progress', part })
    say({ ticket, kind: 'answer', answer: await desk.answer(data, tell) })
  } catch (error) {
    say({ ticket, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
