// Every file, folder and test that docs/requirements.md cites exists, every row names a test, every rule or property that is cited anywhere is explained, each fault names a row that is there, and each row has one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConstantFaults, readFaultsBesideTests } from './fault-list.ts'
import {
  findRequirementProblems,
  findUnknownCodes,
  matchFaults,
  readRequirementRows,
} from './requirement-rows.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const requirements = read('docs/requirements.md')
const solidity = files
  .filter((file) => file.startsWith('contracts/test/') && file.endsWith('.sol'))
  .map(read)
  .join('\n')
const sources = files
  .filter((file) => /\.(?:tsx?|mjs|sol|tree|md|json|ya?ml|css)$/.test(file))
  .filter((file) => !/\/generated\/|package-lock\.json$/.test(file))
  .map((file) => ({ file, text: read(file) }))
const problems = [
  ...matchFaults(requirements, readConstantFaults(root), readFaultsBesideTests(root)),
  ...findRequirementProblems(requirements, files, solidity),
  ...findUnknownCodes([requirements, read('docs/security-properties.md')], sources),
]
for (const problem of problems) process.stderr.write(`requirements: ${problem}\n`)
process.stdout.write(
  `requirements: ${readRequirementRows(requirements).length} rows, ${problems.length} problems\n`,
)
process.exit(problems.length === 0 ? 0 : 1)
