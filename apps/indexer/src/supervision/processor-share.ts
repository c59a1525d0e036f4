import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const NORMAL = constants.priority.PRIORITY_NORMAL

/**
 * Lets every other process of the machine come first (https://man7.org/linux/man-pages/man2/setpriority.2.html). One that
 * does so already keeps its place: what is started with less than this stays there.
 *
 * @param niceness 0: as all others, to 19: what they leave
 */
export function yieldProcessor(pid: number, niceness: number): void {
  try {
    if (getPriority(pid) < niceness) setPriority(pid, niceness)
  } catch {
    // It has ended already, or its system knows no priorities: it runs like all others.
  }
}

/** Linux keeps a priority for each thread, and new ones have that of the thread that made them. */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

/**
 * Takes the usual share again.
 *
 * @returns false where the system does not let a process of this user: only one that starts anew has it
 */
export function takeUsualShare(pid: number): boolean {
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, NORMAL)
    return true
  } catch {
    return false
  }
}
