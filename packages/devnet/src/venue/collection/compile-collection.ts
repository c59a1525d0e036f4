// `node packages/devnet/src/venue/collection/compile-collection.ts [--check]`: what `local-collection.json` holds comes from here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileLocalSource } from './compile-local-source.ts'

const target = join(import.meta.dirname, 'local-collection.json')
const text = compileLocalSource(join(import.meta.dirname, 'LocalCollection.sol'))
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('local-collection.json does not match its source; compile it anew.\n')
  process.exitCode = 1
}
