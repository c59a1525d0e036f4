import { spawnSync } from 'node:child_process'

/** Runs a tool to its end. @throws {Error} with what it said where it failed */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): void {
  const { status, stderr, error } = spawnSync(tool, args, { ...options, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${tool} failed:\n${stderr}`)
}
