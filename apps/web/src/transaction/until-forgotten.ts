import { flowStorage, useTransactionStore } from './transaction-store.ts'

/** The visitor follows a transaction no longer; on chain it goes its way. */
export class FlowForgotten extends Error {
  override readonly name = 'FlowForgotten'
  readonly code = 'FlowForgotten'
  constructor(id: string) {
    super(`Flow ${id} is not followed any more.`)
  }
}

/** Works until it is done, or until the storage has lost the flow: the visitor let it go, here or in another tab. */
export async function untilForgotten<Result>(
  id: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const forgotten = new AbortController()
  const isStored = () => flowStorage.load(id) !== undefined
  let wasStored = isStored()
  const stop = useTransactionStore.subscribe(() => {
    if (isStored()) wasStored = true
    else if (wasStored) forgotten.abort(new FlowForgotten(id))
  })
  try {
    return await work(forgotten.signal)
  } finally {
    stop()
    // What was on its way into the storage at that moment.
    if (forgotten.signal.aborted) flowStorage.remove(id)
  }
}
