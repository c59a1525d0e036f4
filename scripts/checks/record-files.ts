import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** One line for each test file as soon as it has ended, so that a run that is killed has told what it knew. */
export type FileRecord = {
  /** Path from the repository root. */
  readonly file: string
  readonly seconds: number
  readonly passed: number
  readonly failures: readonly { readonly test: string; readonly message: string }[]
}

/** Variable with the path of the file that the lines are appended to. */
export const recordVariable = 'SLIPWAY_TEST_RECORD'

const path = process.env[recordVariable]
const root = new URL('../../', import.meta.url).pathname

const firstMessage = (errors: readonly { message: string; stack?: string }[] = []) =>
  describe(errors[0]?.message ?? 'no message', errors[0]?.stack)

/** In one line: what happened, what a page was waited for, and where. */
function describe(message: string, stack = ''): string {
  const lines = message.split('\n').map((line) => line.trim())
  const awaited = lines.find((line) => line.startsWith('- waiting for '))
  const place = stack.match(/[\w.-]+\.(?:test|journey)\.tsx?:\d+/)?.[0]
  return [lines[0], awaited, place && `(${place})`].filter(Boolean).join(' ').slice(0, 300)
}

const failedOf = (test: TestCase) => {
  const result = test.result()
  return result.state === 'failed'
    ? [{ test: test.fullName, message: firstMessage(result.errors) }]
    : []
}

function toRecord(module: TestModule): FileRecord {
  const tests = [...module.children.allTests()]
  const failures = tests.flatMap(failedOf)
  const loading = module.errors()
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const preparation = [...loading, ...suites]
  return {
    file: relative(root, module.moduleId),
    seconds: Math.round(module.diagnostic().duration / 100) / 10,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures:
      preparation.length > 0
        ? [{ test: '(preparation)', message: firstMessage(preparation) }, ...failures]
        : failures,
  }
}

/** Reporter of Vitest. */
export default class RecordFiles implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    if (path) appendFileSync(path, `${JSON.stringify(toRecord(module))}\n`)
  }

  onTestRunEnd(_modules: unknown, errors: readonly { message: string; stack?: string }[]): void {
    if (!path || errors.length === 0) return
    const record: FileRecord = {
      file: '(no file)',
      seconds: 0,
      passed: 0,
      failures: errors.map((error) => ({
        test: '(uncaught)',
        message: describe(error.message, error.stack),
      })),
    }
    appendFileSync(path, `${JSON.stringify(record)}\n`)
  }
}
