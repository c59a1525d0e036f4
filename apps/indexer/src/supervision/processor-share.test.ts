import { type ChildProcess, spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { takeUsualShare, yieldProcessor } from './processor-share.ts'

const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function startIdle(): number {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  running.push(child)
  if (child.pid === undefined) throw new Error('no process was started')
  return child.pid
}

test('a process that lets others come first is the last of them, and has its share back where that is allowed', () => {
  const pid = startIdle()
  const before = getPriority(pid)
  // The test itself may run with less than the usual share.
  const last = Math.min(before + 3, 19)
  yieldProcessor(pid, last)
  expect(getPriority(pid)).toBe(last)
  yieldProcessor(pid, Math.max(last - 1, 0))
  expect(getPriority(pid)).toBe(last)
  const isAllowed = takeUsualShare(pid)
  expect(getPriority(pid)).toBe(isAllowed ? 0 : last)
})

test('a process that is gone disturbs nobody', () => {
  const gone = 2 ** 22 + 1
  expect(() => yieldProcessor(gone, 10)).not.toThrow()
  expect(takeUsualShare(gone)).toBe(false)
})
