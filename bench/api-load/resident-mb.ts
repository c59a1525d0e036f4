import { readFileSync } from 'node:fs'

const readOf = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')

/** Memory that a process holds, in MB; 0 where there is none. */
export function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readOf(pid ?? 0, 'status'))?.[1] ?? 0) / 1_000
  } catch {
    // It ended meanwhile.
    return 0
  }
}

/** Memory that a process and all below it hold, in MB; 0 where there is none. */
export function residentTreeMb(pid: number | undefined): number {
  try {
    const children = readOf(pid ?? 0, `task/${pid}/children`)
      .split(' ')
      .filter(Boolean)
    return children.reduce((sum, child) => sum + residentTreeMb(Number(child)), residentMb(pid))
  } catch {
    return 0
  }
}
