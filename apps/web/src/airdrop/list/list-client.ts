import type { ListQuestion, ListQuestions, ListReply } from './list-messages.ts'

/** The worker could not do what it was asked; the page still works. */
export class ListFailed extends Error {
  override readonly name = 'ListFailed'
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly tell: (part: number) => void
}

/** The page's end of a list in a worker, which begins with the first question. */
export class ListClient {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private ticket = 0

  /** Asks the worker. @param tell hears how far it is, 0 to 1. @throws {ListFailed} also when it is stopped meanwhile */
  ask<Name extends ListQuestion>(
    name: Name,
    params: ListQuestions[Name]['params'],
    tell: (part: number) => void = () => undefined,
  ): Promise<ListQuestions[Name]['answer']> {
    this.worker ??= this.begin()
    this.ticket += 1
    const { ticket, worker } = this
    return new Promise((resolve, reject) => {
      this.waiting.set(ticket, { resolve: resolve as Waiting['resolve'], reject, tell })
      worker.postMessage({ ...params, name, ticket })
    })
  }

  /** Ends the worker at once, with the list that it holds; the next question begins another. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(new ListFailed('Stopped.'))
    this.waiting.clear()
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<ListReply>) => this.hear(data)
    worker.onerror = ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new ListFailed(message))
      this.waiting.clear()
    }
    return worker
  }

  private hear(reply: ListReply): void {
    const waiting = this.waiting.get(reply.ticket)
    if (!waiting) return
    if (reply.kind !== 'progress') this.waiting.delete(reply.ticket)
    if (reply.kind === 'progress') waiting.tell(reply.part)
    else if (reply.kind === 'answer') waiting.resolve(reply.answer)
    else waiting.reject(new ListFailed(reply.message))
  }
}
