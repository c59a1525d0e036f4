import { readFileSync } from 'node:fs'

/** Whether a process runs. One that has ended but was not collected by its parent yet ("zombie") does not. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || !isZombie(pid)
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it is in parentheses and may itself hold any character.
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return true // it has ended between the two looks
  }
}
