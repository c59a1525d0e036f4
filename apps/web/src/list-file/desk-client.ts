import type { DeskQuestions, DeskReply } from './desk-messages.ts'

/** The worker could not do what it was asked; the page still works. */
class DeskFailed extends Error {
  override readonly name = 'DeskFailed'
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly tell: (part: number) => void
}

/** The page's end of a list in a worker, which begins with the first question. */
export class DeskClient<Questions extends DeskQuestions<Questions>> {
  private readonly begin: () => Worker
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private ticket = 0

  constructor(begin: () => Worker) {
    this.begin = begin
  }

  /** Asks the worker. @param tell hears how far it is, 0 to 1. @throws {DeskFailed} also when it is stopped meanwhile */
  ask<Name extends keyof Questions & string>(
    name: Name,
    params: Questions[Name]['params'],
    tell: (part: number) => void = () => undefined,
  ): Promise<Questions[Name]['answer']> {
    this.worker ??= this.start()
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
    for (const { reject } of this.waiting.values()) reject(new DeskFailed('Stopped.'))
    this.waiting.clear()
  }

  private start(): Worker {
    const worker = this.begin()
    worker.onmessage = ({ data }: MessageEvent<DeskReply>) => this.hear(data)
    worker.onerror = ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new DeskFailed(message))
      this.waiting.clear()
    }
    return worker
  }

  private hear(reply: DeskReply): void {
    const waiting = this.waiting.get(reply.ticket)
    if (!waiting) return
    if (reply.kind !== 'progress') this.waiting.delete(reply.ticket)
    if (reply.kind === 'progress') waiting.tell(reply.part)
    else if (reply.kind === 'answer') waiting.resolve(reply.answer)
    else waiting.reject(new DeskFailed(reply.message))
  }
}
