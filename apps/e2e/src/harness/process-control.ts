import { readRunContext } from './run-context.ts'

/** The processes of the stack that journeys may end. */
export type StackProcess = 'indexer' | 'api' | 'web' | 'chain' | `chain-${string}`
export type ControlAction = 'kill' | 'stop' | 'start' | 'ready'

async function command(process: string, action: ControlAction): Promise<void> {
  const response = await fetch(`${readRunContext().controlUrl}/${process}/${action}`, {
    method: 'POST',
  })
  if (!response.ok) throw new Error(`${action} ${process}: ${await response.text()}`)
}

/** Ends it like a crash (SIGKILL); the supervisor starts it again by itself. */
export const killProcess = (process: StackProcess) => command(process, 'kill')

/** Ends it like a crash and keeps it from coming back until {@link startProcess}. */
export async function killForGood(process: StackProcess): Promise<void> {
  await command(process, 'kill')
  await command(process, 'stop')
}

/** Starts what {@link killForGood} ended; resolves when it is ready. */
export const startProcess = (process: StackProcess) => command(process, 'start')

/** Resolves when the process is ready (again). */
export const whenProcessReady = (process: StackProcess) => command(process, 'ready')
