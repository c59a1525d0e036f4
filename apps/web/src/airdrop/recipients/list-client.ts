import { DeskClient } from '../../list-file/desk-client.ts'
import type { ListQuestions } from './list-messages.ts'

/** The page's end of a list in a worker. */
export class ListClient extends DeskClient<ListQuestions> {
  constructor() {
    super(() => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }))
  }
}
