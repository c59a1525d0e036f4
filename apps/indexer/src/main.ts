import { readConfig } from './read-config.ts'
import { startIndexer } from './start-indexer.ts'

const indexer = await startIndexer(readConfig(process.env))

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  void indexer.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
