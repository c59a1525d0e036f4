// Every file, folder and test that docs/specification-coverage.md cites exists, and every row names a test.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCoverageProblems, readCoverageRows } from './coverage-rows.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const table = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
const solidity = files
  .filter((file) => file.startsWith('contracts/test/') && file.endsWith('.sol'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const problems = findCoverageProblems(table, files, solidity)
for (const problem of problems) process.stderr.write(`coverage: ${problem}\n`)
process.stdout.write(
  `coverage: ${readCoverageRows(table).length} rows, ${problems.length} problems\n`,
)
process.exit(problems.length === 0 ? 0 : 1)
