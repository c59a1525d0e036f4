import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { claimPort, releasePort } from '../process/claim-port.ts'
import {
  createManagedProcess,
  type ManagedProcess,
  type ProcessContext,
  type ProcessSpec,
} from '../process/managed-process.ts'
import { createStackLogs, type StackLogs } from '../process/process-log.ts'
import { type Reaper, startReaper } from '../process/start-reaper.ts'
import { defaultPorts, type StackLine, type StackPorts } from './stack-options.ts'

/** What every part of one stack shares: its folder, ports, logs, voice and reaper. */
export interface StackContext {
  readonly directory: string
  readonly reaper: Reaper
  /** Every process that was created, by its name. */
  readonly processes: Readonly<Record<string, ManagedProcess>>
  /** Told each time a process has become ready, the first time and after a restart. */
  onProcessReady: () => void
  say(from: string, text: string): void
  /** Creates and starts a process; one of the same name before it is forgotten. */
  startProcess(spec: ProcessSpec, keepLine?: (line: string) => boolean): Promise<ManagedProcess>
  forProcess(name: string, keepLine?: (line: string) => boolean): ProcessContext
  /** A free port for a service, the same one each time it is asked for the same `name`. */
  choosePort(service: keyof StackPorts, name?: string): Promise<number>
  close(): Promise<void>
}

export function createStackContext(options: {
  readonly id: string
  readonly directory: string
  readonly ports?: Partial<StackPorts>
  readonly say?: (line: StackLine) => void
  /** Where output goes; files below the folder by default. */
  readonly logs?: StackLogs
}): StackContext {
  mkdirSync(options.directory, { recursive: true })
  const logs = options.logs ?? createStackLogs(join(options.directory, 'logs'))
  const own = logs.open('stack')
  const reaper = startReaper(options.id)
  const ports = new Map<string, Promise<number>>()
  const say = (from: string, text: string) => {
    own.write(`${from}: ${text}\n`)
    options.say?.({ from, text })
  }
  const processes: Record<string, ManagedProcess> = {}
  const forProcess = (name: string, keepLine?: (line: string) => boolean) => ({
    log: logs.open(name, keepLine),
    reaper,
    say: (text: string) => say(name, text),
    onReady: () => around.onProcessReady(),
  })
  const around: StackContext = {
    directory: options.directory,
    reaper,
    processes,
    onProcessReady: () => {},
    say,
    forProcess,
    startProcess: async (spec, keepLine) => {
      const created = createManagedProcess(spec, forProcess(spec.name, keepLine))
      processes[spec.name] = created
      await created.start()
      return created
    },
    choosePort: (service, name = service) => {
      const chosen = ports.get(name) ?? claimPort(options.ports?.[service] ?? defaultPorts[service])
      ports.set(name, chosen)
      return chosen
    },
    close: async () => {
      for (const port of ports.values()) releasePort(await port)
      await reaper.dismiss()
      await logs.close()
    },
  }
  return around
}
