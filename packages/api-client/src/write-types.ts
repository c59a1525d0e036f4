import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const DOCUMENT = new URL('../../../apps/api/openapi.json', import.meta.url)
const FILE = new URL('./generated/api-types.ts', import.meta.url)
const HEAD =
  '/** Generated from apps/api/openapi.json by packages/api-client/src/write-types.ts. */\n\n'

/** Writes the types of the API, or with `--check` says whether they are what the document says. */
async function writeTypes(isCheck: boolean): Promise<number> {
  const text = HEAD + astToString(await openapiTS(DOCUMENT))
  if (!isCheck) {
    writeFileSync(FILE, text)
    return 0
  }
  if (readFileSync(FILE, 'utf8') === text) return 0
  process.stderr.write(
    'packages/api-client/src/generated differs from apps/api/openapi.json: run node packages/api-client/src/write-types.ts\n',
  )
  return 1
}

process.exitCode = await writeTypes(process.argv.includes('--check'))
