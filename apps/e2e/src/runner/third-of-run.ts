import { spawnSync } from 'node:child_process'

/**
 * Which third of the sweep a commit checks: it moves on with every commit, so three commits see everything,
 * and the same commit always sees the same.
 */
export function thirdOfRun(root: string): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const commits = Number.parseInt(stdout, 10)
  return Number.isNaN(commits) ? 0 : commits % 3
}
