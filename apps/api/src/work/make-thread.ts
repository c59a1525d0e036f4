import { Worker } from 'node:worker_threads'

/** A wait beyond this means that the thread is gone. */
const ANSWER_MS = 20_000

interface Ticketed {
  ticket: number
}

interface Waiting<Answer> {
  settle: (answer: Answer) => void
  reject: (error: Error) => void
}

/**
 * A thread that answers questions, for work that would hold up other requests. It starts with the first question and
 * never keeps the process alive; when it ends, whoever waits is told, and the next question starts another.
 *
 * @param file posts for each question an answer with its ticket
 * @returns asks one question
 */
export function makeThread<Question extends Ticketed, Answer extends Ticketed>(
  file: URL,
): (question: Omit<Question, 'ticket'>) => Promise<Answer> {
  let thread: Worker | undefined
  let tickets = 0
  const waiting = new Map<number, Waiting<Answer>>()

  function start(): Worker {
    const started = new Worker(file)
    const fail = (error: Error) => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', (answer: Answer) => {
      waiting.get(answer.ticket)?.settle(answer)
      waiting.delete(answer.ticket)
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the thread that answers ended')))
    started.unref()
    return started
  }

  return (question) => {
    thread ??= start()
    const ticket = ++tickets
    const asked = new Promise<Answer>((settle, reject) => {
      waiting.set(ticket, { settle, reject })
      setTimeout(() => {
        if (waiting.delete(ticket)) reject(new Error('an answer took too long'))
      }, ANSWER_MS).unref()
    })
    thread.postMessage({ ...question, ticket })
    return asked
  }
}
