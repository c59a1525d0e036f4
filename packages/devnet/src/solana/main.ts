// `node packages/devnet/src/solana/main.ts <port> <file>`: the local Solana cluster as a process of the stack.
import { watchForEnd, whenAborted } from '../process/watch-for-end.ts'
import { startCluster } from './start-cluster.ts'

const [port, statePath] = process.argv.slice(2)
const ending = watchForEnd(() => undefined)
const cluster = await startCluster({ port: Number(port), ...(statePath && { statePath }) })
await whenAborted(ending.signal)
await cluster.stop()
process.exit()
