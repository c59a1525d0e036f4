// Every file, folder and test that docs/requirements.md cites exists, every row names a test, every rule or property that is cited anywhere is explained, each fault names a row that is there, and no row is added without one; `--unbroken` lists rows without a fault.
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

/** Rows that have no fault yet. The number only falls: a new row comes with its fault. */
const MOST_UNBROKEN = 0

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
const faults = matchFaults(requirements, readConstantFaults(root), readFaultsBesideTests(root))
const unbroken = faults.unbroken.length
const problems = [
  ...faults.problems,
  ...(unbroken > MOST_UNBROKEN
    ? [`${unbroken} rows have no fault, ${MOST_UNBROKEN} at most: a new row comes with its fault`]
    : []),
  ...findRequirementProblems(requirements, files, solidity),
  ...findUnknownCodes([requirements, read('docs/security-properties.md')], sources),
]
for (const problem of problems) process.stderr.write(`requirements: ${problem}\n`)
process.stdout.write(
  `requirements: ${readRequirementRows(requirements).length} rows, ${unbroken} of them without a fault, ${problems.length} problems\n`,
)
if (process.argv.includes('--unbroken')) process.stdout.write(`${faults.unbroken.join('\n')}\n`)
process.exit(problems.length === 0 ? 0 : 1)
