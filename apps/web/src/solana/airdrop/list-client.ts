import { DeskClient } from '../../list-file/desk-client.ts'
import type { AirdropQuestions } from './list-messages.ts'

/** The page's end of an airdrop's list in a worker. */
export class AirdropListClient extends DeskClient<AirdropQuestions> {
  constructor() {
    super(() => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }))
  }
}
