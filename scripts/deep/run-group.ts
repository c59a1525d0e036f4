import { spawn } from 'node:child_process'

interface GroupOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stop: AbortSignal
  /** Milliseconds; none where it is not given. */
  readonly limit?: number
}

/** How a group ended. */
interface GroupEnd {
  /** `null` where it was killed. */
  readonly code: number | null
  /** What it wrote on both streams. */
  readonly said: string
}

/** Runs a command in a process group of its own, so that compilers and test runners it starts end with it, at the latest once `stop` aborts. */
export async function runGroup(
  command: string,
  words: readonly string[],
  { cwd, env, stop, limit }: GroupOptions,
): Promise<GroupEnd> {
  const child = spawn(command, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (heard) => said.push(String(heard)))
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = limit === undefined ? undefined : setTimeout(end, limit)
  stop.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    return { code, said: said.join('') }
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', end)
  }
}
