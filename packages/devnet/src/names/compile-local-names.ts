// `node packages/devnet/src/names/compile-local-names.ts [--check]`: what `local-names.json` holds comes from here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileLocalSource } from '../venue/collection/compile-local-source.ts'

const target = join(import.meta.dirname, 'local-names.json')
const text = compileLocalSource(join(import.meta.dirname, 'LocalNames.sol'))
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('local-names.json does not match its source; compile it anew.\n')
  process.exitCode = 1
}
