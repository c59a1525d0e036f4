import { startEmbeddedDatabase } from '../src/embedded/start-embedded-database.ts'

const database = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' })
process.stdout.write(`${database.url}\n`)
setInterval(() => undefined, 60_000)
