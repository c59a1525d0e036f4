// Run by tests: holds a stack without services until it is killed. Prints one line of JSON when it is ready.
import { startStack } from '../src/stack/start-stack.ts'

const [directory = '', firstPort = '0'] = process.argv.slice(2)
const chain = Number(firstPort)
const stack = await startStack({
  directory,
  chains: ['local', 'core'],
  without: ['indexer', 'api', 'web'],
  ports: { chain, database: chain + 5, web: chain + 6, api: chain + 7, indexer: chain + 8 },
})
process.on('SIGTERM', () => void stack.stop())
process.stdout.write(`${JSON.stringify({ chains: stack.chains })}\n`)
