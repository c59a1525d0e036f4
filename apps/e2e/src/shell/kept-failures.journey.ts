import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFailure } from '../harness/keep-failure.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'

const folder = join(readRunContext().directory, 'kept-failures')
const path = (ending: string) => join(folder, `what_failed_-0${ending}`)
let visitor: Visitor

beforeAll(async () => {
  visitor = await openVisitor({ isTraced: true })
})

afterAll(async () => {
  await visitor?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a failed test leaves a picture, the console and the recorded steps of what was open', async () => {
  const { page, open } = visitor
  await open('/index')
  await page.evaluate("console.info('said in passing')")
  await keepFailure(folder, 'what failed?')
  const log = readFileSync(path('.log'), 'utf8')
  expect(log).toContain(new URL('/index', visitor.webUrl).href)
  expect(log).toContain('info: said in passing')
  expect(readFileSync(path('.png')).subarray(1, 4).toString()).toBe('PNG')
  expect(readFileSync(path('.trace.zip')).subarray(0, 2).toString()).toBe('PK')
  expect(statSync(path('.trace.zip')).size).toBeGreaterThan(10_000)
})

test('a visitor whose steps are not recorded costs nothing and leaves the rest', async () => {
  await keepFailure(folder, 'later')
  expect(existsSync(join(folder, 'later-0.png'))).toBe(true)
  expect(existsSync(join(folder, 'later-0.trace.zip'))).toBe(false)
})
