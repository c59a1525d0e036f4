// `node build/write-exit-page.ts [file]`: writes the exit page alone, and prints its size and SHA-256.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { makeExitPage } from './make-exit-page.ts'

const file = resolve(process.argv[2] ?? 'dist/exit.html')
const page = await makeExitPage()
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, page)
const hash = createHash('sha256').update(page).digest('hex')
process.stdout.write(`${file}: ${Buffer.byteLength(page)} bytes, SHA-256 ${hash}\n`)
