// `node scripts/checks/check-descriptors.ts <erc7730-v2.schema.json>`: holds the descriptors to the schema that the registry publishes, of which a copy is had from there.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDescriptorFaults, type NamedDescriptor } from './find-descriptor-faults.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('usage: node scripts/checks/check-descriptors.ts <erc7730-v2.schema.json>\n')
  process.exit(2)
}
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(root, 'packages/deployments/src/generated/clear-signing')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const descriptors = readdirSync(folder).map(
  (name): NamedDescriptor => [name, readJson(join(folder, name))],
)
const faults = findDescriptorFaults(readJson(path), descriptors)
for (const fault of faults) process.stderr.write(`descriptors: ${fault}\n`)
process.stdout.write(`descriptors: ${descriptors.length} files, ${faults.length} faults\n`)
process.exitCode = faults.length > 0 ? 1 : 0
